import { REPORT_KINDS, type ReportKind } from '@xinjian/engine/report/kinds'
import { PAPER_ROUTES } from './routes.ts'

/** Refuses, in words for a sheet, a report of a kind that the page does not print: its head and sections would be another's. */
export function mustPrint(pathname: string, kind: ReportKind): void {
  const prints = PAPER_ROUTES.find(({ path }) => path === pathname)?.prints
  if (!prints || prints.includes(kind)) return
  const names = prints.map((printed) => `“${REPORT_KINDS[printed].title}”`).join('或')
  throw new Error(
    `此页面只打印${names}，而链接中的是“${REPORT_KINDS[kind].title}”，请使用该报告自己的链接`,
  )
}
