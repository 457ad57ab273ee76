/** Which stored rows a number was made of. */
import type { RecordDataset } from '@xinjian/format/datasets/datasets'
import type { Condition } from './condition.ts'

export type { RecordDataset }

/**
 * Rows of 发票. The server turns it into one paged query over invoice rows as they stood at the report's cut-off; the command
 * line filters its rows with it. Every condition present must hold.
 */
export interface InvoiceEvidence {
  dataset: 'INVOICE'
  direction?: 'OUT' | 'IN'
  /** Issue dates, both ends included, ISO. */
  from?: string
  to?: string
  /** BLUE = valid with total > 0; RED = negative; VOID; VALID = not void; ALL. */
  rows?: 'BLUE' | 'RED' | 'VOID' | 'VALID' | 'ALL'
  /** Canonical 发票种类, any of. */
  kinds?: string[]
  /** Only these counterparties (ids of the facts' dictionary). */
  counterpartyIds?: number[]
  /** Only rows whose 数电/税控 nature is this. */
  system?: 'DIGITAL' | 'TAX_DISK'
  /** Named row predicates that cannot be said with the fields above; each is one documented SQL/row predicate. */
  predicate?:
    | 'NIGHT'
    | 'HOLIDAY'
    | 'CEILING'
    | 'ROUND_AMOUNT'
    | 'PERSON_BUYER'
    | 'ABNORMAL_RISK'
    | 'SPECIAL'
    /** 价税合计 other than zero. */
    | 'NOT_BLANK'
    /** Part of a run of consecutive 税控 numbers (engine/invoice/facts/serial.ts): said of a row among the others, not of it alone. */
    | 'SERIAL'
  /** 税控 rows of one 发票代码 ('' = the source has none) whose number lies between, both ends included. */
  numbers?: { code: string; from: number; to: number }
  /** 价税合计 in yuan: at least `totalFrom`, below `totalTo`. */
  totalFrom?: number
  totalTo?: number
  /** Rows with a line at one of these rates: basis points, −1 免税, −2 不征税, −3 not stated. */
  rates?: number[]
  /** Counterparties whose tax number lies in one of these two-digit provinces; '' = the province is not known. */
  regions?: string[]
  /** Without these counterparties. */
  withoutCounterpartyIds?: number[]
  /** 品类: prefix of the 税收分类编码, or short name `*…*`. */
  goods?: string
  /** Any of these 品类. */
  goodsAny?: string[]
}

/** Records as they stood at the report's cut-off that satisfy a condition on the fields of their facts. */
export interface RecordEvidence {
  dataset: RecordDataset
  where: Condition
  /** The same in Chinese, as the engine means it: `缴款日期 2025-03-01 至 2026-02-28；税种为增值税`. */
  words: string
}

export type EvidenceQuery = InvoiceEvidence | RecordEvidence
export type EvidenceDataset = EvidenceQuery['dataset']

/** What the rows of one query are in the figure they stand behind. Reports made before legs had names say neither. */
export interface LegRole {
  /** `近3个月`, `上年同期3个月`, `蓝字发票`. */
  name?: string
  /** What its rows add up to in the formula of the figure (`proof/formula.ts`): yuan, or how many. */
  sum?: number
}

export type EvidenceLeg = EvidenceQuery & LegRole

/**
 * Everything behind one number: several conditions where it stands on several datasets or on both legs of a ratio. Empty =
 * the number is not traceable to rows.
 */
export type Evidence = readonly EvidenceLeg[]
