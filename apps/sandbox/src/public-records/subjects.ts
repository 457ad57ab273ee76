/**
 * Whom records are of: the firms of the world, everybody they trade with, and firms elsewhere that bear the name of one of them. Some firms
 * had another name before, some came from another region.
 */
import type { Day } from '../world/calendar.ts'
import type { Firm } from '../world/firm.ts'
import { makeUscc } from '../world/identity.ts'
import { firmName, personName, trade } from '../world/names.ts'
import type { Party } from '../world/parties.ts'
import { hashText, Rng } from '../world/random.ts'
import { REGIONS } from '../world/regions.ts'
import type { World } from '../world/world.ts'

export interface Subject {
  /** Also the number by which 天眼查 knows it. */
  slot: number
  taxNo: string
  name: string
  areaCode: string
  founded: Day
  /** null = a firm that the world knows by name and number only. */
  firm: Firm | null
  legalRep: string
  /** 登记状态. */
  status: string
  /** Whether courts have listed it as dishonest, of a firm known by name and number only. */
  listed: boolean
  former: { name: string; until: Day } | null
  moved: { from: string; on: Day } | null
  /** For whose debts its annual reports say that it answers, and how much in 万元. */
  guarantees: readonly { debtor: string; wan: number }[]
  /** The firm of the world whose name, present or former, it bears. */
  sharesNameOf: string | null
}

const RENAMED = new Set(['gap', 'inverted', 'dishonest'])
const MOVED = new Set(['seasonal', 'toplimit'])
const SHARED = new Set(['maker', 'trader', 'single', 'arrears', 'dishonest'])
/** Numbers of those beside the firms of the world start here, so that knobs of one do not move the other. */
const NAMESAKES_FROM = 20_000
const PARTIES_FROM = 40_000
const OTHER_REGION = 11

const isRenamed = ({ key, localIndex }: Firm) => RENAMED.has(key) || localIndex % 5 === 1
const isMoved = ({ key, localIndex }: Firm) => MOVED.has(key) || localIndex % 6 === 2
const isShared = ({ key, localIndex }: Firm) => SHARED.has(key) || localIndex % 7 === 3
/** Another firm took the name that it gave up. */
const isTakenOver = ({ localIndex }: Firm) => localIndex % 10 === 6

/** Everybody, firms of the world first. */
export function makeSubjects(world: World): Subject[] {
  const firms = world.firms.map((firm) => subjectOf(firm, world))
  const known = firms.map((subject) => ({ subject, firm: subject.firm! }))
  const namesakes = known.flatMap(({ subject, firm }) => {
    if (isShared(firm)) return [namesake(subject, firm, subject.name)]
    return subject.former && isTakenOver(firm) ? [namesake(subject, firm, subject.former.name)] : []
  })
  const parties = world.parties
    .filter(({ pool }) => pool === 'FIRM' || pool === 'TROUBLED')
    .map((party, i) => partySubject(party, PARTIES_FROM + i, world.startDay))
  return [...firms, ...namesakes, ...parties]
}

function subjectOf(firm: Firm, world: World): Subject {
  const rng = new Rng(hashText(`subject:${firm.key}`))
  const age = world.startDay - firm.founded
  const former = firmName(cityOf(firm.areaCode), trade(rng), firm.profile.line)
  return {
    slot: firm.ordinal + 1,
    taxNo: firm.taxNo,
    name: firm.name,
    areaCode: firm.areaCode,
    founded: firm.founded,
    firm,
    legalRep: '',
    status: '存续',
    listed: false,
    former: isRenamed(firm)
      ? { name: former, until: firm.founded + Math.floor(age * rng.between(0.4, 0.7)) }
      : null,
    moved: isMoved(firm)
      ? { from: elsewhere(firm.areaCode, 5), on: firm.founded + Math.floor(age * 0.5) }
      : null,
    guarantees: (firm.profile.guarantees ?? []).map(({ debtor, wan }) => ({
      debtor: world.byKey(debtor).name,
      wan,
    })),
    sharesNameOf: null,
  }
}

function namesake(of: Subject, firm: Firm, name: string): Subject {
  const rng = new Rng(hashText(`namesake:${firm.key}`))
  const areaCode = elsewhere(firm.areaCode, OTHER_REGION)
  return {
    slot: NAMESAKES_FROM + firm.ordinal,
    taxNo: makeUscc(areaCode, '1', rng),
    name,
    areaCode,
    founded: firm.founded - rng.int(300, 2_000),
    firm: null,
    legalRep: personName(rng),
    status: rng.next() < 0.3 ? '吊销，未注销' : '存续',
    listed: false,
    former: null,
    moved: null,
    guarantees: [],
    sharesNameOf: of.taxNo,
  }
}

const REGISTERED: Readonly<Record<string, string>> = { 注销: '注销', 吊销未注销: '吊销，未注销' }

const partySubject = (party: Party, slot: number, today: Day): Subject => {
  const rng = new Rng(hashText(`party:${party.taxNo}`))
  return {
    slot,
    taxNo: party.taxNo,
    name: party.name,
    areaCode: party.areaCode,
    founded: today - rng.int(900, 5_000),
    firm: null,
    legalRep: personName(rng),
    // 非正常 is what the tax bureau says, 失信 what a court says: neither is a state of the registry.
    status: REGISTERED[party.status] ?? '存续',
    listed: party.status === '失信被执行人',
    former: null,
    moved: null,
    guarantees: [],
    sharesNameOf: null,
  }
}

export const cityOf = (areaCode: string): string =>
  REGIONS.find((region) => region.areaCode === areaCode)!.city

function elsewhere(areaCode: string, by: number): string {
  const at = REGIONS.findIndex((region) => region.areaCode === areaCode)
  return REGIONS[(at + by) % REGIONS.length]!.areaCode
}

/** The name that it bore on a day. */
export const nameOn = ({ name, former }: Subject, day: Day): string =>
  former && day < former.until ? former.name : name

/** The region where it was seated on a day. */
export const areaOn = ({ areaCode, moved }: Subject, day: Day): string =>
  moved && day < moved.on ? moved.from : areaCode
