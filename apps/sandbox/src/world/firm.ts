/** A firm of the world: its profile with identity and dates. Identity hangs on its key alone, never on the seed. */
import { type Day, firstDay, type Month, monthOf } from './calendar.ts'
import { makeUscc } from './identity.ts'
import { firmName } from './names.ts'
import { digitalStart, type Party } from './parties.ts'
import type { Profile } from './profile.ts'
import { hashText, Rng } from './random.ts'
import { regionOf } from './regions.ts'

export interface Firm extends Party {
  key: string
  /** Position in the world, part of its invoice numbers. */
  ordinal: number
  /** Position among the ordinary firms of its region; −1 for named firms. */
  localIndex: number
  profile: Profile
  founded: Day
  /** First month with trade. */
  firstMonth: Month
}

/** Years of history a bureau shows. */
export const HISTORY_MONTHS = 36

/** @param baseMonth month of the world's start date (the current, incomplete month). */
export function makeFirm(
  profile: Profile,
  ordinal: number,
  localIndex: number,
  baseMonth: Month,
): Firm {
  const rng = new Rng(hashText(`firm:${profile.key}`))
  const region = regionOf(profile.areaCode)
  const foundedMonth = baseMonth - profile.ageMonths
  const founded = firstDay(foundedMonth) + rng.int(19, 26)
  return {
    key: profile.key,
    ordinal,
    localIndex,
    profile,
    taxNo: makeUscc(profile.areaCode, '1', rng),
    name: firmName(region.city, profile.word, profile.line),
    areaCode: profile.areaCode,
    pool: 'FIRM',
    small: profile.taxpayerType === 'SMALL',
    digitalFrom:
      profile.archetype === 'MILLION_GROUP'
        ? region.digitalFrom
        : digitalStart(region, profile.key),
    sells: '',
    status: profile.behaviour.taxpayerStatus === '非正常' ? '非正常' : '存续',
    founded,
    firstMonth: Math.max(monthOf(founded) + 1, baseMonth - HISTORY_MONTHS),
  }
}
