/** What the items of the house set look like, by name. */

import { SLOT_ICON, type IconId } from '../../art/icons';
import type { ItemSlot } from '../../art/sanctum-cards';

/**
 * A picture for each item; a few items that are much alike share one, because every outline is
 * loaded with the game.
 */
export const ITEM_ICON: Readonly<Record<string, IconId>> = {
  // weapon
  'Bent Sabre': 'crossed-sabres',
  'Iron Cudgel': 'wood-club',
  "Miner's Pick": 'war-pick',
  'Tavern Knife': 'bowie-knife',
  'Hunting Bow': 'pocket-bow',
  'Reaping Hook': 'sickle',
  'Skinning Knife': 'curvy-knife',
  'Leather Sling': 'slingshot',
  'Apprentice Wand': 'crystal-wand',
  'Fencing Foil': 'pointy-sword',
  'Throwing Dart': 'dart',
  'Needle Dagger': 'stiletto',
  'Spiked Buckler': 'spiked-shield',
  'Broad Axe': 'sharp-axe',
  'Composite Bow': 'bow-string',
  'Twin Sickles': 'sickle',
  'Rune Sword': 'rune-sword',
  'Throwing Stars': 'ninja-star',
  "Giant's Maul": 'warhammer',
  'Flame Sword': 'energy-sword',
  'Dragonbone Bow': 'lightning-bow',
  'Viper Blades': 'butterfly-knife',
  'Storm Staff': 'crescent-staff',
  'Mirror Blade': 'shining-sword',
  // head
  'Leather Cap': 'light-helm',
  'Dented Helmet': 'cracked-helm',
  'Feathered Hat': 'robin-hood-hat',
  "Hermit's Cowl": 'cowled',
  "Seer's Hood": 'warlock-hood',
  'Silver Circlet': 'crown',
  'Horned Helm': 'horned-helm',
  'War Crown': 'crenel-crown',
  'Antler Crown': 'sharp-crown',
  "Ranger's Hood": 'hood',
  "Scholar's Cap": 'graduate-cap',
  'Star Diadem': 'jewel-crown',
  "Oracle's Crown": 'jewel-crown',
  "Dreamer's Veil": 'pointy-hat',
  // body
  'Quilted Vest': 'armor-vest',
  "Smith's Apron": 'armor-vest',
  'Hide Coat': 'fur-shirt',
  'Bark Vest': 'layered-armor',
  'Novice Robe': 'shirt',
  "Pilgrim's Robe": 'robe',
  'Chain Shirt': 'chain-mail',
  Brigandine: 'lamellar',
  'Scale Vest': 'scale-mail',
  'Thorn Jacket': 'spiked-armor',
  'Warded Robe': 'robe',
  'Crystal Mail': 'abdominal-armor',
  'Dragon Plate': 'breastplate',
  "Warlord's Cuirass": 'breastplate',
  'Wyvern Coat': 'spiked-shoulder-armor',
  'Shadow Cloak': 'cape',
  "Archmage's Robe": 'wing-cloak',
  'Moonlit Mail': 'chain-mail',
  // boots
  'Marching Boots': 'leather-boot',
  'Nailed Boots': 'steeltoe-boots',
  'Rope Sandals': 'sandal',
  'Soft Moccasins': 'tabi-boot',
  'Felt Slippers': 'slippers',
  "Monk's Sandals": 'barefoot',
  'Iron Greaves': 'greaves',
  'Riding Boots': 'cowboy-boot',
  'Lynx Boots': 'fur-boot',
  'Swift Shoes': 'running-shoe',
  'Acrobat Shoes': 'running-shoe',
  'Cloud Slippers': 'slippers',
  'Falcon Boots': 'winged-leg',
  'Panther Boots': 'fur-boot',
  // amulet
  'Wolf Fang': 'saber-tooth',
  'Garnet Bead': 'intricate-necklace',
  'Clover Charm': 'clover',
  'Carved Acorn': 'acorn',
  'Moon Pendant': 'moon',
  'Crystal Shard': 'crystal-growth',
  'Blood Ruby': 'emerald-necklace',
  'Lion Medal': 'lion',
  'Jade Beetle': 'beetle-shell',
  'Serpent Coil': 'snake-spiral',
  'Sapphire Drop': 'emerald-necklace',
  'Owl Talisman': 'owl',
  'Phoenix Feather': 'feather-necklace',
  'Heart of Fire': 'fire-gem',
};

/** The picture of an item; an item of another set shows its slot. */
export function itemIcon(name: string, slot: ItemSlot): IconId {
  return ITEM_ICON[name] ?? SLOT_ICON[slot];
}
