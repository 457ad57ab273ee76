/**
 * Personal data of people who are not the company's own, as the product shows it: masked (domain §7.2). Records are shown by their own
 * datasets; of other tables the columns stand here. Accounts of the company itself are its own people's, and stay as they are.
 */
import { maskMobile, maskName } from '@xinjian/format'
import { maskText } from '@xinjian/format/mask-text'
import { maskParties } from '@xinjian/format/public-records/masked'
import { type Cells, type RecordMask, recordMasks } from '../facts/records/read.ts'

/** Text columns and columns of JSON of one row, by name. */
export type Words = Readonly<Record<string, unknown>>

type Mask = (value: unknown) => unknown

const text =
  (mask: (text: string) => string): Mask =>
  (value) =>
    typeof value === 'string' ? mask(value) : value

/** Fields of JSON that hold the name of a person or a party. */
const NAMES =
  /^(?:name|holder|realName|personName|legalRep|legalPerson|legalRepresentative|contact|linkman|signer)$/
/** Hashes and numbers of the platform's own (of reports, contracts, tasks) are no texts that somebody wrote. */
const OF_THE_PLATFORM = /^(?:[0-9a-f]{32,128}|[A-Z]{1,6}\d{12,24})$/

const walk =
  (names: RegExp | null): Mask =>
  (value) => {
    const each = (item: unknown, field: string): unknown => {
      if (typeof item === 'string') {
        if (OF_THE_PLATFORM.test(item)) return item
        return names?.test(field) ? maskParties(maskText(item)) : maskText(item)
      }
      if (Array.isArray(item)) return item.map((one) => each(one, field))
      if (typeof item === 'object' && item !== null)
        return Object.fromEntries(Object.entries(item).map(([key, of]) => [key, each(of, key)]))
      return item
    }
    return each(value, '')
  }

/** JSON: numbers of persons, telephones and mail in any text. */
const plainJson = walk(null)
/** JSON that tells of people: their names, too. */
const peopleJson = walk(NAMES)
/** The same of a registration, whose changes tell before and after. */
const registrationJson = walk(new RegExp(`${NAMES.source}|^(?:before|after)$`))
const NAME = text(maskName)
const MOBILE = text(maskMobile)
const TEXT = text(maskText)
const PARTY = text(maskParties)

/** `table.column` → how it is shown. Columns of JSON that stand nowhere are masked as `plainJson`. */
const MASKS: Readonly<Record<string, Mask>> = {
  'agreement.evidence': peopleJson,
  'agreement.parties': peopleJson,
  'agreement.paragraphs': peopleJson,
  'auth_contract.evidence': peopleJson,
  'auth_contract.revoked_by': PARTY,
  'auth_contract.signed_as': peopleJson,
  'auth_contract.signer': peopleJson,
  'bank_month_party.party': TEXT,
  'collect_event.text': TEXT,
  'collect_event.bureau_message': TEXT,
  'collect_item.error': TEXT,
  'collect_task.license': peopleJson,
  'collect_task.plat': peopleJson,
  'collect_task.signer': peopleJson,
  'collect_task.sms_to': MOBILE,
  'enterprise.registration': peopleJson,
  'enterprise.stated': peopleJson,
  'gl_month_text.text': TEXT,
  'import_check.draft': peopleJson,
  'import_check.fields': peopleJson,
  'import_error.raw': TEXT,
  'loan.payee_account': TEXT,
  'loan.payee_name': PARTY,
  'matter_answer.told': TEXT,
  'notice_delivery.address': TEXT,
  'objection.record': peopleJson,
  'person_invite.shown': peopleJson,
  'recognition_correction.corrected': TEXT,
  'recognition_correction.read': TEXT,
  'report.subject': peopleJson,
  'risk_override.answer': TEXT,
  'risk_override.reason': TEXT,
  'risk_subject.against': peopleJson,
  'risk_subject.judgement': peopleJson,
  'tax_registration.detail': registrationJson,
  'terminal.witness': NAME,
  'verify_record.face': peopleJson,
  'verify_voucher.confirmed': peopleJson,
  'verify_voucher.edited': peopleJson,
  'verify_voucher.fields': peopleJson,
  'verify_watch.seller_name': PARTY,
}

/** Columns whose name looks as if they told of a person, and that tell of none or of the company's own. */
export const NO_PERSONS: Readonly<Record<string, string>> = {
  'app_user.email': 'the company’s own people',
  'app_user.mobile': 'the company’s own people',
  'app_user.name': 'the company’s own people',
  'company.email': 'the company’s own contact',
  'company.linkman': 'the company’s own contact',
  'company.phone': 'the company’s own contact',
  'lost_device.contact_name': 'the company’s own people',
  'lost_device.phone': 'the company’s own people',
  'agreement.signer':
    'the company’s own people or the other party’s account that signed, by its name',
  'shareholder.id_masked': 'masked as it rests',
  'counterparty.person': 'whether it is a person',
  'shareholder.kind': 'what kind of holder',
}
/** What a name looks like that may be of a person. */
export const LOOKS_PERSONAL =
  /mobile|phone|email|linkman|signer$|witness$|sms_to|id_no|id_card|id_masked|contact_name|payee_(?:name|account)|_person$|legal_rep|^person$/

export interface Shown {
  words(of: Words): Words
  /** Columns that are not told as they rest. */
  masked: readonly string[]
}

/** Names a record by its values, those of persons among them: not told where the record is masked. */
const KEY = 'row_key'

/**
 * How the words of a table are told.
 * @param columns names of its columns of words
 * @param json those of JSON among them
 */
export function shownOf(table: string, columns: readonly string[], json: readonly string[]): Shown {
  const record = RECORDS[table]
  const inRecord = (column: string) => record?.columns.has(column) || (record && column === KEY)
  const masks = columns.flatMap((column): [string, Mask][] => {
    const mask = MASKS[`${table}.${column}`] ?? (json.includes(column) ? plainJson : null)
    return mask ? [[column, mask]] : []
  })
  return {
    masked: columns.filter((column) => inRecord(column) || masks.some(([name]) => name === column)),
    words(of) {
      const known = record ? recordShown(of, record) : of
      const own = masks.map(([column, mask]) => [column, mask(known[column])])
      return { ...known, ...Object.fromEntries(own) }
    },
  }
}

const RECORDS = recordMasks()

function recordShown(of: Words, { columns, shown }: RecordMask): Words {
  const cells = Object.entries(of).filter(([name]) => columns.has(name))
  return { ...of, ...shown(Object.fromEntries(cells) as Cells), ...(KEY in of && { [KEY]: null }) }
}

/** Whether a column has a mask of its own. */
export const isMasked = (name: string): boolean => name in MASKS
