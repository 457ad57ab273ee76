/** A notice in words, and where it leads. */
import { REPORT_KINDS, type ReportKind } from '@xinjian/engine/report/kinds'
import { ROWS } from '../routes/table.ts'
import { NOTICE_KINDS, type NoticeKindName } from './kinds.ts'

export type NoticeLanguage = 'zh' | 'en'
export type NoticeParams = Readonly<Record<string, string>>

const filled = (text: string, params: NoticeParams): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')

const isReport = (type: string | undefined): type is ReportKind =>
  type !== undefined && Object.hasOwn(REPORT_KINDS, type)

/** Title and sentence in a language; of a kind that is told no more, nothing but its name. */
export function saidOf(
  kind: string,
  params: NoticeParams,
  language: NoticeLanguage,
): { title: string; text: string } {
  if (!Object.hasOwn(NOTICE_KINDS, kind)) return { title: kind, text: '' }
  const report = isReport(params.type) ? REPORT_KINDS[params.type] : null
  const typeName = (language === 'zh' ? report?.title : report?.titleEn) ?? ''
  const [title, text] = NOTICE_KINDS[kind as NoticeKindName][language]
  return { title, text: filled(text, { ...params, typeName }) }
}

/** Path and query of the page that a notice leads to; null = of a kind that is told no more. */
export function linkOf(kind: string, params: NoticeParams): string | null {
  if (!Object.hasOwn(NOTICE_KINDS, kind)) return null
  const { link } = NOTICE_KINDS[kind as NoticeKindName]
  const report = ROWS.find(([, , , , options]) => options?.report === params.type)?.[0]
  const written = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, encodeURIComponent(value)]),
  )
  return filled(link, { ...written, report: report ?? '/queryCenter/queryReport' })
}
