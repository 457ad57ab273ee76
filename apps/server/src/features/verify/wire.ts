/** Checks in the wire shape: numbers and names of persons masked. */
import type { contract, DataOf } from '@xinjian/contract'
import { formatFen, maskIdNo, maskName } from '@xinjian/format'
import { isIdNo } from '@xinjian/format/person/id-no'
import { readRedOf } from '@xinjian/intake/layout/remark'
import { wired } from '../../http/rows/wired.ts'
import type { VerifiedFace } from '../../outside/verification/connector.ts'
import type { ListedCheck, Repeated, VerificationRecord } from './store.ts'

type Whole = DataOf<typeof contract.verify.verifyDetail>
type Row = DataOf<typeof contract.verify.verifyList>['rows'][number]

export function wireRow(record: VerificationRecord): Row {
  const face = record.face && masked(record.face)
  return {
    ...wired(record, 'no kind invoice_code invoice_number issue_date result invalid_mark'),
    sellerName: face?.sellerName ?? '',
    buyerName: face?.buyerName ?? '',
    totalAmount: face?.totalAmount ?? '',
    ...redOf(record),
    verifiedAt: record.verified_at?.toISOString() ?? null,
    askedAt: record.asked_at.toISOString(),
    madeBy: record.made_by,
    kept: record.kept_from !== null,
    charged: record.charged,
    line: null,
    repeated: null,
  }
}

/** Persons are masked in what is shown of a remark; the number is no person's. */
function redOf({ face }: VerificationRecord): Pick<Row, 'redOf'> {
  const blue = readRedOf(face?.remark ?? '')
  return blue === null ? {} : { redOf: blue }
}

export const wireListed = (record: ListedCheck): Row => ({
  ...wireRow(record),
  line: record.line,
  repeated: record.repeats
    ? wireRepeat({ ...record, repeats: record.repeats, is_same: record.is_same === true })
    : null,
})

/** Where a row of a batch stands already. */
export const wireRepeat = (of: Repeated): NonNullable<Row['repeated']> => ({
  kind: of.repeats,
  same: of.is_same,
  line: of.of_line,
  no: of.of_no,
  by: of.of_by,
  at: of.of_at?.toISOString() ?? null,
})

export const wireWhole = (
  record: VerificationRecord,
  earlier: { made_by: string; asked_at: Date } | null,
): Whole => ({
  ...wireRow(record),
  amount: record.amount === null ? '' : formatFen(record.amount),
  checkCode: record.check_code ?? '',
  note: record.note,
  face: record.face && masked(record.face),
  earlier: earlier && { at: earlier.asked_at.toISOString(), madeBy: earlier.made_by },
})

/** A party whose number is that of an identity card is a person: his number, name, address and account are his own. */
export function masked(face: VerifiedFace): VerifiedFace {
  const buyer = isIdNo(face.buyerTaxNo)
  const seller = isIdNo(face.sellerTaxNo)
  return {
    ...face,
    ...(buyer && {
      buyerTaxNo: maskIdNo(face.buyerTaxNo),
      buyerName: maskName(face.buyerName),
      buyerContact: hidden(face.buyerContact),
      buyerBank: hidden(face.buyerBank),
    }),
    ...(seller && {
      sellerTaxNo: maskIdNo(face.sellerTaxNo),
      sellerName: maskName(face.sellerName),
      sellerContact: hidden(face.sellerContact),
      sellerBank: hidden(face.sellerBank),
    }),
  }
}

const hidden = (text: string): string => (text === '' ? '' : '******')
