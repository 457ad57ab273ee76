/** Who a person is. A name alone is nobody's but within one firm; with the number of a document, masked as it is kept, it is the same person in every firm. */
import { personsIn } from '@xinjian/format/public-records/masked'
import { personTold, type Registered, type RegisteredHolder } from '../../facts/records/read.ts'
import type { Party } from './world.ts'

/** A person as a record of an enterprise names one. */
export interface PersonEnd {
  person: string
  /** The enterprise. */
  of: number
  /** As the record itself tells it. */
  idNo?: string | null
}

/** A number of which nothing but stars is left tells nobody apart. */
export const tellsApart = (idNo: string | null | undefined): idNo is string => /\d/.test(idNo ?? '')

/** Keys of persons who are the same in every firm; the name of anybody else stands behind the number of one. */
const KNOWN = 'P:@'

export const isKnownByDocument = ({ key }: Party): boolean => key.startsWith(KNOWN)

/** Document numbers by firm and name. */
export class Persons {
  /** null = several of this name: a record without a number does not say which. */
  private readonly documents = new Map<string, string | null>()

  note({ enterpriseId, people }: Registered): void {
    for (const { name, idNo } of people) this.put(enterpriseId, name, idNo)
  }

  noteHolder({ enterpriseId, name, idMasked }: RegisteredHolder): void {
    this.put(enterpriseId, name, idMasked)
  }

  private put(enterpriseId: number, name: string | null, idNo: string | null): void {
    if (!name || !tellsApart(idNo)) return
    const key = `${enterpriseId}/${name}`
    const known = this.documents.get(key)
    this.documents.set(key, known === undefined || known === idNo ? idNo : null)
  }

  party(end: PersonEnd, level: number): Party {
    const idNo = this.documentOf(end)
    const name = end.person
    const key = idNo ? `${KNOWN}${personTold(name, idNo)}` : `P:${end.of}/${name}`
    return { key, type: 'PERSON', taxNo: null, name, isPublic: false, level }
  }

  /** Whether the person is known by a document, which the enterprise's own data told. */
  isKnown(end: PersonEnd): boolean {
    return this.documentOf(end) !== null
  }

  private documentOf({ of, person, idNo }: PersonEnd): string | null {
    return tellsApart(idNo) ? idNo : (this.documents.get(`${of}/${person}`) ?? null)
  }
}

export const isPersonName = (name: string): boolean => personsIn(name).join('') === name
