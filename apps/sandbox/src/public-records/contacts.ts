/** Where the registry says that firms are and by which phone they are reached; some let others share both. */
import { registrationOf } from '../world/filings/registration.ts'
import type { World } from '../world/world.ts'
import { planOf } from './plans.ts'
import { iso, record, type WorldRecord } from './record.ts'
import { cityOf, type Subject } from './subjects.ts'

export interface Contact {
  address: string
  phone: string
}

export class Contacts {
  readonly #of = new Map<string, Contact>()
  readonly #sharing: Readonly<Record<keyof Contact, ReadonlyMap<string, Subject[]>>>

  constructor(subjects: readonly Subject[], world: World) {
    for (const subject of subjects)
      this.#of.set(subject.taxNo, { address: addressOf(subject, world), phone: phoneOf(subject) })
    for (const host of subjects) if (host.firm) this.#lend(host, subjects)
    const by = (what: keyof Contact) => Map.groupBy(subjects, (one) => this.of(one)[what])
    this.#sharing = { address: by('address'), phone: by('phone') }
  }

  of({ taxNo }: Subject): Contact {
    return this.#of.get(taxNo)!
  }

  /** Every other firm of its address or phone, as a registry lists them. */
  sharedWith(subject: Subject): WorldRecord[] {
    return (['address', 'phone'] as const).flatMap((what) =>
      this.#sharing[what]
        .get(this.of(subject)[what])!
        .filter(({ taxNo }) => taxNo !== subject.taxNo)
        .map((other) =>
          record(
            'SHARED_CONTACT',
            subject,
            `${subject.taxNo}-${what}-${other.taxNo}`,
            {
              shared: what === 'address' ? '登记地址' : '电话',
              name: other.name,
              creditCode: other.taxNo,
              status: other.status,
              establishedOn: iso(other.founded),
            },
            { from: Math.max(subject.founded, other.founded) },
          ),
        ),
    )
  }

  /** Firms of its region that are known by name and number only move in with it. */
  #lend(host: Subject, subjects: readonly Subject[]): void {
    const { sharers } = planOf(host.firm!.profile.archetype, host.firm!.localIndex)
    const { address, phone } = this.of(host)
    const guests = subjects.filter(
      (one) => !one.firm && !one.sharesNameOf && one.areaCode === host.areaCode,
    )
    guests.slice(0, sharers.address).forEach((guest, i) => {
      this.#of.set(guest.taxNo, {
        address,
        phone: i < sharers.phone ? phone : this.of(guest).phone,
      })
    })
  }
}

const addressOf = (subject: Subject, world: World): string =>
  subject.firm
    ? registrationOf(subject.firm, world).regAddress
    : `${cityOf(subject.areaCode)}示例区示例路${(subject.slot % 900) + 1}号`

/** The area code 0000 is nobody's. */
export const phoneOf = ({ slot }: Subject) => `0000-${String(slot).padStart(8, '0')}`
