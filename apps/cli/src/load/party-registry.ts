import type { Counterparty } from '@xinjian/engine/invoice/facts'
import { checkTaxNo } from '@xinjian/format'
import { ByteDictionary, type DictionarySnapshot, entryOf } from './byte-dictionary.ts'

/** One dictionary of counterparties for both directions, so that a party that buys and sells is one party. */
export class PartyRegistry {
  private readonly idents = new ByteDictionary()
  private readonly names = new Map<number, string>()

  /** Takes over the texts of a table; returns the id of each of its entries. */
  merge(table: DictionarySnapshot): Int32Array {
    return Int32Array.from({ length: table.ends.length }, (_, i) => {
      const bytes = entryOf(table, i)
      return this.idents.id(bytes, 0, bytes.length)
    })
  }

  /** Id of a party: by tax number, else by its code, else by its name. */
  id(taxNo: string | null, code: string | null, name: string | null): number {
    const bytes = Buffer.from(taxNo ?? code ?? name ?? '')
    const id = this.idents.id(bytes, 0, bytes.length)
    if (name !== null && !this.names.has(id)) this.names.set(id, name)
    return id
  }

  /** Of a registry that knows no names: another thread merges it into an empty one and has the same ids. */
  snapshot(): DictionarySnapshot {
    return this.idents.snapshot()
  }

  counterparty(id: number): Counterparty {
    const ident = Buffer.from(this.idents.bytesOf(id)).toString('utf8')
    const name = this.names.get(id) ?? ident
    const taxNo = checkTaxNo(ident) === 'SHAPE' ? null : ident
    return { id, taxNo, name: name || '未注明', person: taxNo === null && isPersonName(name) }
  }
}

/** 个人, or a Chinese name of two to four characters that is no kind of organisation. */
function isPersonName(name: string): boolean {
  return (
    /^个人|[(（]个人[)）]$/.test(name) ||
    (/^[\u4e00-\u9fff·]{2,4}$/.test(name) && !/[厂店部社院校局行所站场馆司会队]$/.test(name))
  )
}
