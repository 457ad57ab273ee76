/** Who a person is. A name alone is nobody's but within one firm; with the number of a document, masked as it is kept, it is the same person in every firm. */
import { personsIn } from '@xinjian/format/public-records/masked'
import type { Registered, RegisteredHolder } from '../../facts/records/read.ts'
import type { Party } from './world.ts'

/** Document numbers by firm and name. */
export class Persons {
  private readonly documents = new Map<string, string>()

  note({ enterpriseId, people }: Registered): void {
    for (const { name, idNo } of people) this.put(enterpriseId, name, idNo)
  }

  noteHolder({ enterpriseId, name, idMasked }: RegisteredHolder): void {
    this.put(enterpriseId, name, idMasked)
  }

  private put(enterpriseId: number, name: string | null, idNo: string | null): void {
    // A number of which nothing but stars is left tells nobody apart.
    if (name && idNo && /\d/.test(idNo)) this.documents.set(`${enterpriseId}/${name}`, idNo)
  }

  party(enterpriseId: number, name: string, level: number): Party {
    const idNo = this.documents.get(`${enterpriseId}/${name}`)
    const key = idNo ? `P:${name}/${idNo}` : `P:${enterpriseId}/${name}`
    return { key, type: 'PERSON', taxNo: null, name, isPublic: false, level }
  }
}

export const isPersonName = (name: string): boolean => personsIn(name).join('') === name
