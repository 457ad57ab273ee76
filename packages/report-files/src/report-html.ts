import type { ReportDocument } from '@xinjian/engine/report/document'
import { blockHtml } from './html-blocks.ts'
import { fontFaces } from './html-fonts.ts'
import { escapeHtml, showValue } from './html-values.ts'

const CSS = `
@page{size:A4}
body{font:10pt/1.55 "Noto Sans SC",sans-serif;color:#1c2530;margin:0;font-variant-numeric:tabular-nums}
h1{font-size:22pt;margin:0 0 2mm}h2{font-size:14pt;border-bottom:.6pt solid #1f4e79;color:#1f4e79;margin:8mm 0 3mm;break-after:avoid}
h3{font-size:10.5pt;margin:4mm 0 1.5mm;break-after:avoid}p{margin:0 0 1.5mm}.note,.sub{color:#5c6876;font-size:8.5pt}
.head{display:grid;grid-template-columns:1fr auto;gap:8mm;margin-bottom:4mm}.score{text-align:right}.score b{font-size:30pt;line-height:1;color:#1f4e79}
.cols{display:grid;grid-template-columns:1fr 1fr;gap:8mm}ul{margin:0;padding-left:4.5mm}
table{border-collapse:collapse;width:100%;font-size:8.5pt}thead{display:table-header-group}tr{break-inside:avoid}
th,td{padding:1mm 1.6mm;border-bottom:.4pt solid #d5dbe3;text-align:left;vertical-align:top}th{color:#5c6876;font-weight:400}
.n{text-align:right;white-space:nowrap}.formula{color:#5c6876;font-size:7.5pt}
.kpis{display:grid;grid-template-columns:repeat(4,1fr);gap:3mm}.kpi{border-left:2pt solid #9aa7b5;padding-left:2.5mm;break-inside:avoid}
.kpi b{display:block;font-size:12pt}.kpi span{color:#5c6876;font-size:8pt}
.kpi.GREEN{border-color:#2f7d5b}.kpi.YELLOW{border-color:#d08a2e}.kpi.RED{border-color:#a33b3b}
td.GREEN,td.YELLOW,td.RED,td.GREY{white-space:nowrap}td.GREEN{color:#2f7d5b}td.YELLOW{color:#9a6212}td.RED{color:#a33b3b;font-weight:700}
dl{display:grid;grid-template-columns:1fr 1fr;gap:0 8mm;margin:0}dl div{display:flex;justify-content:space-between;border-bottom:.4pt solid #d5dbe3;padding:.8mm 0}dt{color:#5c6876}dd{margin:0}
svg{width:100%;display:block;break-inside:avoid}svg text{font-size:9px;fill:#5c6876}.legend{font-size:8pt;color:#5c6876}
.legend span{margin-right:5mm}.legend i{display:inline-block;width:3mm;height:3mm;margin-right:1mm;vertical-align:-.3mm}
`

/** The report as one HTML document that needs nothing else: fonts and charts inside, no script, no address outside. */
export async function reportHtml(report: ReportDocument): Promise<string> {
  const sections = report.sections
    .map(
      (section) =>
        `<section><h2>${escapeHtml(section.title)}</h2>${section.blocks.map((b) => blockHtml(b, report)).join('')}</section>`,
    )
    .join('\n')
  const body = `${head(report)}${sections}`
  const fonts = await fontFaces(body.replace(/<[^>]*>/g, ''))
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>${escapeHtml(`${report.title} ${report.enterprise.name}`)}</title><style>${fonts}${CSS}</style></head><body>${body}</body></html>`
}

function head({ title, enterprise, asOf, window, summary, engineVersion }: ReportDocument): string {
  const { score, limit } = summary
  const list = (name: string, texts: readonly string[]): string =>
    `<div><h3>${name}</h3>${texts.length > 0 ? `<ul>${texts.map((t) => `<li>${escapeHtml(t)}</li>`).join('')}</ul>` : '<p>无</p>'}</div>`
  const probability =
    score.defaultProbability === null
      ? ''
      : `，违约概率 ${showValue(score.defaultProbability, 'ratio')}`
  return `<div class="head"><div><h1>${escapeHtml(title)}</h1><p>${escapeHtml(enterprise.name)}${enterprise.taxNo ? `　${escapeHtml(enterprise.taxNo)}` : ''}</p>
<p class="sub">数据截止 ${escapeHtml(asOf)}　近12个月 ${window.l12.join('–')}　引擎 ${escapeHtml(engineVersion)}</p></div>
<div class="score"><b>${score.value ?? '--'}</b><p>${escapeHtml(score.grade)} 级${probability}</p><p>建议额度 ${limit.suggest === null ? '--' : `${showValue(limit.suggest / 10_000, 'int')} 万元`}</p></div></div>
<div class="cols">${list('优势', summary.strengths)}${list('风险', summary.risks)}</div>
${list(
  '评分原因',
  score.reasons.map((r) => r.text),
)}<p class="note">${escapeHtml(limit.note)}</p>`
}
