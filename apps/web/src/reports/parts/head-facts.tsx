import { Fragment } from 'react'
import textStyles from '../../ui/styles/text.module.css'
import type { useReport } from '../context.tsx'
import { instant } from '../format/instant.ts'
import { periodText, spanText } from '../format/window.ts'
import type { ReportHead } from '../model.ts'

/** Label/value pairs of cover and screen header, in the order of the common report frame; what is not known has no line. */
export function headFacts(
  head: ReportHead,
  report: ReturnType<typeof useReport>,
): { label: string; value: string; mono?: boolean }[] {
  const { t, index, lang } = report
  const { document } = index
  const [from, to] = document.periods.span
  return [
    { label: t.taxNo, value: document.enterprise.taxNo ?? '--', mono: true },
    ...(head.reportNo ? [{ label: t.reportNo, value: head.reportNo, mono: true }] : []),
    ...(head.institution ? [{ label: t.institution, value: head.institution }] : []),
    ...(head.purpose ? [{ label: t.purpose, value: head.purpose }] : []),
    { label: t.period, value: spanText(periodText(from, lang), periodText(to, lang), lang) },
    { label: t.dataCutoff, value: instant(document.asOf) },
    { label: t.createdAt, value: instant(head.createdAt) },
    ...(document.rulebook ? [{ label: t.rulebook, value: document.rulebook.version }] : []),
    { label: t.version, value: document.engineVersion, mono: true },
  ]
}

/** A version is made of several, joined by `+`: where it must break, it breaks between them. */
export const VersionText = ({ value }: { value: string }) =>
  value.includes('+')
    ? value.split(/(?<=\+)/).map((part) => (
        <Fragment key={part}>
          <wbr />
          <span className={textStyles.nowrap}>{part}</span>
        </Fragment>
      ))
    : value
