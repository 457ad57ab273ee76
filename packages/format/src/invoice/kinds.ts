import type { InvoiceKind } from './kind.ts'

/**
 * Cross-walk of 发票种类 codes. Vendors disagree (one swaps 04 and 11), so a bare code is never trusted without its
 * system: look codes up by system, never in all of them.
 */
export interface KindRow {
  zh: string
  /** 全国增值税发票查验平台 two-digit code. */
  verify: string | null
  /** Tax-disk three-digit code (also Kingdee's for these kinds). */
  taxDisk: string | null
  /** 电子税局 / 乐企. */
  digital: string | null
  /** Second field of the printed QR payload. */
  qr: readonly string[]
}

export const KINDS: Readonly<Record<Exclude<InvoiceKind, 'UNKNOWN'>, KindRow>> = {
  VAT_SPECIAL_PAPER: row('增值税专用发票', '01', '004', null, '01'),
  VAT_NORMAL_PAPER: row('增值税普通发票', '04', '007', null, '04'),
  VAT_SPECIAL_ELEC: row('增值税电子专用发票', '08', '028', null, '08'),
  VAT_NORMAL_ELEC: row('增值税电子普通发票', '10', '026', null, '10'),
  VAT_NORMAL_ROLL: row('增值税普通发票（卷票）', '11', '025', null, '11'),
  TOLL_ELEC: row('通行费电子普通发票', '14', null, null, '14'),
  FREIGHT_SPECIAL: row('货物运输业增值税专用发票', '02', null, null, '02'),
  MOTOR_VEHICLE: row('机动车销售统一发票', '03', '005', '83', '03', '20'),
  USED_VEHICLE: row('二手车销售统一发票', '15', '006', '84', '15'),
  DIGITAL_SPECIAL: row('数电票（增值税专用发票）', '09', null, '81', '31'),
  DIGITAL_NORMAL: row('数电票（普通发票）', '90', null, '82', '32'),
  DIGITAL_PAPER_SPECIAL: row('数电纸质发票（增值税专用发票）', null, null, '85'),
  DIGITAL_PAPER_NORMAL: row('数电纸质发票（普通发票）', null, null, '86'),
  DIGITAL_PAPER_MOTOR: row('数电纸质发票（机动车销售统一发票）', null, null, '87'),
  DIGITAL_PAPER_USED: row('数电纸质发票（二手车销售统一发票）', null, null, '88'),
  RAIL_ETICKET: row('数电票（铁路电子客票）', null, null, '51', '51'),
  AIR_ETICKET: row('数电票（航空运输电子客票行程单）', null, null, '61', '61'),
  BLOCKCHAIN: row('深圳电子普通发票（区块链）', null, null, null),
}

function row(
  zh: string,
  verify: string | null,
  taxDisk: string | null,
  digital: string | null,
  ...qr: string[]
): KindRow {
  return { zh, verify, taxDisk, digital, qr }
}

const entries = Object.entries(KINDS) as [Exclude<InvoiceKind, 'UNKNOWN'>, KindRow][]

/** Chinese name for people. */
export function kindName(kind: InvoiceKind): string {
  return kind === 'UNKNOWN' ? '未知种类' : KINDS[kind].zh
}

export type KindSystem = 'verify' | 'taxDisk' | 'digital' | 'qr'

/** Kind of `code` in the named code system, or null. */
export function kindFromSystem(system: KindSystem, code: string): InvoiceKind | null {
  const hit = entries.find(([, r]) => (system === 'qr' ? r.qr.includes(code) : r[system] === code))
  return hit?.[0] ?? null
}

/** 数电票 and its relatives: no code, 20-digit number. */
export function isDigital(kind: InvoiceKind): boolean {
  return kind.startsWith('DIGITAL_') || kind === 'RAIL_ETICKET' || kind === 'AIR_ETICKET'
}

/** Titles and Chinese kind names → kind, most specific first. Blanks must be removed, brackets folded to half-width. */
const NAME_PATTERNS: readonly [RegExp, InvoiceKind][] = [
  [/铁路电子客票/, 'RAIL_ETICKET'],
  [/航空运输电子客票|电子客票行程单/, 'AIR_ETICKET'],
  [/(?:数电纸质|纸质)[^,;]{0,6}机动车/, 'DIGITAL_PAPER_MOTOR'],
  [/(?:数电纸质|纸质)[^,;]{0,6}二手车/, 'DIGITAL_PAPER_USED'],
  [/数电纸质[^,;]{0,8}专用/, 'DIGITAL_PAPER_SPECIAL'],
  [/数电纸质[^,;]{0,8}普通/, 'DIGITAL_PAPER_NORMAL'],
  [/二手车销售统一发票/, 'USED_VEHICLE'],
  [/机动车销售统一发票/, 'MOTOR_VEHICLE'],
  [/货物运输业增值税专用发票/, 'FREIGHT_SPECIAL'],
  [/通行费电子普通发票/, 'TOLL_ELEC'],
  [/(?:数电|全电|电子发票|数字化)[^增]{0,8}增值税专用发票/, 'DIGITAL_SPECIAL'],
  [/(?:数电|全电|数字化)[^增]{0,8}普通发票|电子发票\(普通发票/, 'DIGITAL_NORMAL'],
  [/增值税电子专用发票/, 'VAT_SPECIAL_ELEC'],
  [/增值税电子普通发票/, 'VAT_NORMAL_ELEC'],
  [/增值税普通发票\(?卷[票式]/, 'VAT_NORMAL_ROLL'],
  [/增值税专用发票/, 'VAT_SPECIAL_PAPER'],
  [/增值税普通发票/, 'VAT_NORMAL_PAPER'],
  [/区块链|深圳电子普通发票/, 'BLOCKCHAIN'],
]

/** Kind named by a printed title or a Chinese kind name; null when none is. */
export function kindFromName(text: string): InvoiceKind | null {
  const s = text.normalize('NFKC').replace(/\s/g, '')
  return NAME_PATTERNS.find(([p]) => p.test(s))?.[1] ?? null
}
