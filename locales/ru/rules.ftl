# The rule book: its page, and the panel beside a table. The rules themselves are in docs/rules.

rules-of = Правила: { $game }
rules-intro = У каждого правила есть номер. Если за столом что-то нельзя, вы увидите номер правила, которое это запрещает.
rules-search = Слова или номер правила
rules-found = { $count ->
    [0] Ничего не найдено.
    [one] { $count } правило
    [few] { $count } правила
    [many] { $count } правил
   *[other] { $count } правила
}
rules-none = Нет правила, где есть все эти слова.
rules-more = и ещё { $count }: добавьте слово
rules-contents = Содержание
rules-chapter = { $number }. { $title }
rules-rulings = { $count ->
    [one] { $count } спорный вопрос и наше решение
    [few] { $count } спорных вопроса и наши решения
    [many] { $count } спорных вопросов и наши решения
   *[other] { $count } спорного вопроса и наши решения
}
rules-link = Ссылка на правило { $id }
rules-no-such = Правила { $id } нет.
rules-whole = Все правила целиком
rules-source = Пересказано нашими словами по печатным правилам. Где они молчат, спорный вопрос объясняет, что происходит здесь и почему.
