-- Limits count a person together with all their programs. `person` is who answers for the table:
-- its host, or the owner of the program that is its host.
ALTER TABLE tables ADD COLUMN person TEXT NOT NULL DEFAULT '';
UPDATE tables SET person = COALESCE(
    (SELECT COALESCE(NULLIF(owner, ''), id) FROM players WHERE players.id = tables.host), host);
CREATE INDEX tables_by_person ON tables (person, state);

-- Whether the seat is only offered to the player: own games are listed before invitations.
ALTER TABLE seats ADD COLUMN invited BIGINT NOT NULL DEFAULT 0;
