/** Names of the attacks that own cards are tried by (docs/score.md). */

/** In the order in which they are told: cheap ones, what only a file allows, made-up volume, volume that lasts. */
export const ATTACK_IDS = [
  'SMALL_TO_NEW',
  'ONE_LARGE',
  'SPLIT_OVER_NEW_6',
  'SPLIT_OVER_NEW',
  'BACK_AND_FORTH_NEW',
  'BACK_AND_FORTH_BUYER',
  'BACK_AND_FORTH_SUPPLIER',
  'WITHOUT_PURCHASES',
  'WITHOUT_MONTH',
  'WITHOUT_TWO_MONTHS',
  'WITHOUT_THREE_MONTHS',
  'VOLUME_3',
  'VOLUME_6',
  'VOLUME_12',
  'VOLUME_24',
  'VOLUME_OLD_BUYER',
] as const
export type AttackId = (typeof ATTACK_IDS)[number]
