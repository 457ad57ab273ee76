/** All that registry and courts publish, by firm, by name and as of the world's day. Made when it is asked for. */
import type { PublicRecordKind } from '@xinjian/format/public-records/kinds'
import type { Datasets } from '../bureaus/datasets.ts'
import type { WorldClock } from '../clock.ts'
import { type Day, formatDay } from '../world/calendar.ts'
import { peopleOf } from '../world/filings/people.ts'
import { LEGAL_REP, registrationOf } from '../world/filings/registration.ts'
import type { World } from '../world/world.ts'
import { annualReportsOf } from './annual-reports.ts'
import { belongingsOf } from './belongings.ts'
import { bankruptcyOf, type CaseWorld, manyCases, recordsOfCase } from './cases.ts'
import { Contacts } from './contacts.ts'
import { eventsOf } from './events.ts'
import { planOf, planOfOther } from './plans.ts'
import { standsOn, type WorldRecord } from './record.ts'
import { registryOf } from './registry.ts'
import { makeSubjects, type Subject } from './subjects.ts'
import { taxNoticesOf } from './tax-notices.ts'

const MORE_FROM = 100
/** Firms whose records are kept as they were made last. */
const MOST_KEPT = 20

export class Archive {
  readonly #world: World
  readonly #clock: WorldClock
  readonly #datasets: Datasets
  readonly subjects: readonly Subject[]
  readonly #contacts: Contacts
  readonly #byTaxNo: ReadonlyMap<string, Subject>
  readonly #bySlot: ReadonlyMap<number, Subject>
  readonly #byName = new Map<string, Subject[]>()
  /** Knob: so many cases more. */
  readonly #more = new Map<string, number>()
  readonly #kept = new Map<string, readonly WorldRecord[]>()

  constructor(world: World, clock: WorldClock, datasets: Datasets) {
    this.#world = world
    this.#clock = clock
    this.#datasets = datasets
    this.subjects = makeSubjects(world)
    this.#byTaxNo = new Map(this.subjects.map((subject) => [subject.taxNo, subject]))
    this.#bySlot = new Map(this.subjects.map((subject) => [subject.slot, subject]))
    this.#contacts = new Contacts(this.subjects, world)
    for (const subject of this.subjects)
      for (const name of new Set([subject.name, subject.former?.name ?? subject.name]))
        this.#byName.set(name, [...(this.#byName.get(name) ?? []), subject])
  }

  byTaxNo(taxNo: string): Subject | undefined {
    return this.#byTaxNo.get(taxNo)
  }

  bySlot(slot: number): Subject | undefined {
    return this.#bySlot.get(slot)
  }

  /** Whoever bears the name or bore it, the oldest first. */
  byName(name: string): Subject[] {
    return [...(this.#byName.get(name) ?? [])].sort((a, b) => a.founded - b.founded)
  }

  /** By code, or part of a name that it bears or bore; the shortest name first. */
  search(keyword: string): Subject[] {
    const one = this.byTaxNo(keyword.toUpperCase())
    if (one) return [one]
    return this.subjects
      .filter(
        ({ name, former }) => name.includes(keyword) || (former?.name.includes(keyword) ?? false),
      )
      .sort((a, b) => a.name.length - b.name.length || a.founded - b.founded)
  }

  legalRepOf(subject: Subject): string {
    return this.#legalRepOn(subject, this.#clock.today())
  }

  /** What stands published of a firm today, kind by kind. */
  async of(subject: Subject, kind: PublicRecordKind): Promise<WorldRecord[]> {
    const today = this.#clock.today()
    return (await this.#all(subject, kind)).filter((one) => standsOn(one, today))
  }

  /** What stands published under a name, of whomever. */
  async under(name: string, kind: PublicRecordKind): Promise<WorldRecord[]> {
    const found = await Promise.all(this.byName(name).map((subject) => this.of(subject, kind)))
    return found.flat().filter((one) => one.name === name)
  }

  /** As a gateway looks: what bears the code, and what bears the firm's name of now or before, whoever's it is. */
  async askedFor(name: string, taxNo: string, kind: PublicRecordKind): Promise<WorldRecord[]> {
    const asked = this.byTaxNo(taxNo)
    const names = new Set([name, ...(asked?.former ? [asked.former.name] : [])])
    const whose = new Set([
      ...(asked ? [asked] : []),
      ...[...names].flatMap((one) => this.byName(one)),
    ])
    const found = await Promise.all([...whose].map((subject) => this.of(subject, kind)))
    return found.flat().filter((one) => one.code === taxNo || names.has(one.name))
  }

  /** Everything, also what is no longer or not yet published. */
  async everything(subject: Subject): Promise<{ record: WorldRecord; stands: boolean }[]> {
    const today = this.#clock.today()
    const all = [
      ...this.#plain(subject, today),
      ...(await this.#filed(subject, 'TAX_NOTICE', today)),
      ...(await this.#filed(subject, 'ANNUAL_REPORT', today)),
    ]
    return all.map((one) => ({ record: one, stands: standsOn(one, today) }))
  }

  /** Knob. */
  addCases(subject: Subject, count: number): void {
    this.#more.set(subject.taxNo, count)
  }

  reset(): void {
    this.#more.clear()
  }

  async #all(subject: Subject, kind: PublicRecordKind): Promise<WorldRecord[]> {
    const today = this.#clock.today()
    return kind === 'TAX_NOTICE' || kind === 'ANNUAL_REPORT'
      ? this.#filed(subject, kind, today)
      : this.#plain(subject, today).filter((one) => one.kind === kind)
  }

  /** What rests on the firm's returns, which take long to make. */
  async #filed(
    subject: Subject,
    kind: 'TAX_NOTICE' | 'ANNUAL_REPORT',
    today: Day,
  ): Promise<WorldRecord[]> {
    if (!subject.firm) return []
    const make = kind === 'TAX_NOTICE' ? taxNoticesOf : annualReportsOf
    return make(subject, subject.firm, this.#world, this.#datasets, today)
  }

  /** Kept for a while: a list of thousands is asked for page by page. */
  #plain(subject: Subject, today: Day): readonly WorldRecord[] {
    const key = `${subject.taxNo} ${today} ${this.#more.get(subject.taxNo) ?? 0}`
    const kept = this.#kept.get(key) ?? this.#made(subject, today)
    this.#kept.delete(key)
    this.#kept.set(key, kept)
    for (const [oldest] of this.#kept) {
      if (this.#kept.size <= MOST_KEPT) break
      this.#kept.delete(oldest)
    }
    return kept
  }

  #made(subject: Subject, today: Day): WorldRecord[] {
    const { startDay: start, parties } = this.#world
    const { firm } = subject
    const plan = firm
      ? planOf(firm.profile.archetype, firm.localIndex)
      : planOfOther(subject.sharesNameOf !== null, subject.listed)
    const world: CaseWorld = {
      start,
      today,
      firms: parties.filter(({ pool }) => pool === 'FIRM'),
      legalRepOn: (one, day) => this.#legalRepOn(one, day),
    }
    const cases = [
      ...plan.cases.map((one, i) => ({ one, i })),
      ...manyCases(this.#more.get(subject.taxNo) ?? 0).map((one, i) => ({ one, i: MORE_FROM + i })),
    ]
    return [
      ...registryOf(subject, this.#world, this.#contacts),
      ...eventsOf(subject, plan, start, today),
      ...belongingsOf(subject, plan, start, parties),
      // Nobody sues a firm that does not exist yet.
      ...cases
        .filter(({ one }) => start - one.ago > subject.founded)
        .flatMap(({ one, i }) => recordsOfCase(subject, one, i, world)),
      ...(plan.bankruptcy === null ? [] : [bankruptcyOf(subject, plan.bankruptcy, world)]),
    ]
  }

  #legalRepOn(subject: Subject, day: Day): string {
    if (!subject.firm) return subject.legalRep
    const iso = formatDay(day)
    const later = registrationOf(subject.firm, this.#world).changes.filter(
      ({ item, date }) => item === LEGAL_REP && date > iso,
    )
    return later.at(-1)?.before ?? peopleOf(subject.firm)[0]!.name
  }
}
