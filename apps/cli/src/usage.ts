import { parseArgs } from 'node:util'
import type { DayNumber, MonthIndex } from '@xinjian/engine/invoice/facts'
import type { ScoreSource } from '@xinjian/engine/invoice/score/index'
import { chinaDay } from '@xinjian/engine/kit/calendar/calendar'
import {
  formatDay,
  lastDayOfMonth,
  parseDay,
  parseMonth,
} from '@xinjian/engine/kit/calendar/window'
import type { Months } from './load/loaded.ts'

/** Wrong use of the command line: exit code 2, the message in Chinese. */
export class UsageError extends Error {}

export const HELP = `信鉴 Xinjian：发票进，报告出（只处理本机文件，不需要服务器和数据库）

用法：npm run xinjian -- COMMAND [OPTIONS]

命令：
  parse FILE… [--json]
      识别发票文件：PDF、OFD、XML、图片、ZIP，以及 CSV、CSV.gz、XLSX 发票清单；
      也识别财务报表（小企业会计准则、企业会计准则、行政事业单位）：XLSX、XLS、CSV、网页、税务局返回的 JSON、PDF 和图片。
      以及企业自己的账：科目表、科目余额表、凭证（序时簿）、收发存、出入库、库存、销售、采购、账龄、往来单位和银行流水
      （银行流水也可为 PDF、OFD，逐笔余额衔接才算读出），
      按列的内容识别，另有 books：[{kind, source, entity, period, rows, totals, checks}]，不平的地方在 checks 中逐处指出。
      可能是账簿而不能确定种类或金额单位的表不读取，列在 unsure：[{sheet, kind, power, columns: [{at, heading, role, why}]}]。
      输出一个 JSON 数组，每个文件一个元素：{file, invoices, error}；有财务报表时另有 statements，每张表一个元素：
      {kind, standard, entity, period, periods, unit, blank, items, checks}；空白表样 blank 为 true，金额一律为 null。
      items：{label, code, candidates, row, values, places, confidence}，values 按期间列出金额（元），读不出或空白为 null；
      code 为项目代码，名称可对应几个项目时为 null，由 candidates 列出；places 是所在单元格或位置。
      checks：{rule, period, ok, difference}，逐期核对勾稽关系，差额如实列出，不作修改；缺一边的不核对。
      纳税资料（税务局的 JSON、网页、XLSX、XLS、PDF、图片）另有以下各项，没有的不写：
        returns        申报表（增值税、附加税费、企业所得税主表和附表），每张
                       {form, formName, layout, taxpayer, period, declaredOn, unit, blank, columns, items, checks, warnings}
                       items 逐行：{label, code, row, column, values: {列名: 金额（元）}, places: {列名: 所在单元格}, source, confidence}；
                       没有填的为 null，表上划掉（--、*）的没有这一列；空白表样 blank 为 true，金额一律为 null
                       checks 是表内勾稽关系：{rule, where, ok, difference}，不符的照写差额，不改数
        filings        申报记录：{taxKind, taxItem, formName, taxpayer, period, declaredOn, dueOn, base, taxDue, amount, status}
        registrations  纳税人登记信息
        payments       完税证明、缴款书：{formName, certificateNo, taxpayer, authority, issuedOn, total, items, checks}
      车票等票据（图片、扫描件、PDF、OFD、XBRL，一页可有多张）另有 tickets，每张一个元素：
        {ticketKind, 各字段的值, verifiable, reason, fields: {字段名: {source, confidence, place}}, place, warnings}
        ticketKind 为火车票、出租车票、定额发票、机打发票、过路费发票、汽车票、船票、航空行程单、网约车行程单、完税证明、银行承兑汇票、购物小票；
        字段如 invoiceCode、invoiceNumber、ticketNo、trainNo、from、to、date、departTime、seat、price、getOn、getOff、distanceKm、fare、
        total、plate，没有读出的不写；旅客姓名和证件号码只写一部分；不能查验的 verifiable 为 false，reason 说明原因
      工商、司法数据商的应答（天眼查、企查查、启信宝等的 JSON、脚本、Python 字面量，企业名单表格）另有 registry，按内容识别，每类一个元素：
        {vendor, kind, records, fields: {told, unknown}}；kind 如 BUSINESS_REGISTRATION、EQUITY_HOLDER、ENFORCEMENT，
        没有对应类别的为 null；records 逐条：{subject: {name, code}, fields}，subject 是记录自己写明的企业，金额为元，持股比例为百分数，
        没有告知的不写（“企业选择不公示”“-”不是 0），外币不作人民币；told、unknown 是应答中有去处和没有去处的字段路径。
        关系图谱另有一个元素：{vendor, kind, nodes, links}，节点数和连线数
  report invoice [--sales FILE] [--purchases FILE] --enterprise ID|all --through YYYY-MM
                 [--source bureau|file] [--industry CODE] [--json] [--pdf OUT] [--xlsx OUT]
      发票报告。窗口是截至 --through 的 12 个自然月，之后的发票不计入，在标准错误上写明行数。
      all：每家企业输出一行 JSON：{enterprise, indicators, score, grade}；加 --verdict 时另有结论 decision。
      一家企业：--json（默认）输出同样的字段并附完整报告 report；--pdf、--xlsx 写成文件。
  report tax|tax-payment --facts FILE --through YYYY-MM [--json] [--pdf OUT] [--xlsx OUT]
  report tax-invoice|tax-risk --facts FILE [--sales FILE] [--purchases FILE] --through YYYY-MM
                 [--source bureau|file] [--json] [--pdf OUT] [--xlsx OUT]
      税务报告、纳税报告、税票综合报告、税务风险报告。--facts 是涉税数据的 JSON 文件，
      字段见 packages/engine/src/tax/facts.ts（金额以分计）；没有写的数据视为未采集。
  report TYPE PATH… [--enterprise ID] [--through YYYY-MM] [--json] [--pdf OUT] [--xlsx OUT]
      TYPE 为 invoice、tax、tax-payment、tax-invoice、tax-risk 之一；PATH 是文件或文件夹，里面可以混放一家企业的
      发票（清单或原件）、财务报表、增值税和企业所得税申报表、完税证明。输出该种报告的 JSON。
      文件属于多家企业时用 --enterprise 给出其中一家；不写 --through 时截至文件所及的月份。
      没有读出的文件、勾稽不符和未计入的内容写在标准错误上。申报表、报表和完税证明未经税务机关核验，报告会写明。
  score [--sales FILE] [--purchases FILE] --enterprise ID|all --through YYYY-MM [--source bureau|file] [--json]
      信用评分和结论：{enterprise, score, grade, defaultProbability, reasons, card, cardReason, decision}。
      card 是所用的评分卡，cardReason 是选用它的原因；结论为“数据不足，不评级”时，评分、等级、评分卡和违约概率为 null。

选项：
  --sales FILE        销项发票清单（CSV、CSV.gz、XLSX；UTF-8 或 GB18030）
  --purchases FILE    进项发票清单
  --enterprise ID     企业代号、名称或税号；all 表示全部
  --through YYYY-MM   截止月份
  --industry CODE     这家企业的行业：国民经济行业分类（GB/T 4754—2017）的代码，例如 5164；不写则按开票商品推断
  --as-of YYYY-MM-DD  在哪一天判断数据新旧；默认为截止月份的最后一天
  --covers FROM..TO   清单覆盖的月份，例如 2024-01..2024-12。不写时以表头上方写明的期间为准；
                      也没有写明的，以首张至末张发票所在月份为准，此外的月份视为未采集
  --source WHENCE     清单从哪里来：file 是企业或他人交来的文件（默认，较审慎）；bureau 是从税务机关完整取得的数据，
                      须同时给出销项和进项清单，没有写明期间的，截至 --through 的36个月视为均已取得。
                      两种来源用不同的评分卡，见 docs/score.md
  --verdict           all 时也给出每家企业的结论（每家都要算出完整报告，较慢）
  --errors OUT        把有问题的行写成 CSV
  --help              显示本说明

有问题的行：在标准错误上列出行号、列和原因；程序不会悄悄丢弃任何一行。

退出码：0 完成；1 文件读不了、不是发票清单或找不到企业；2 命令或选项写错。
parse 的每个文件是否成功，看 JSON 里的 error，退出码仍为 0。
`

export interface ReportOptions {
  sales: string | null
  purchases: string | null
  enterprise: string
  through: MonthIndex
  /** Day on which it is judged how old the data are. */
  asOf: DayNumber
  covers: Months | null
  source: ScoreSource
  verdict: boolean
  /** Rows dated later are refused. */
  today: DayNumber
  json: boolean
  pdf: string | null
  xlsx: string | null
  /** As typed: whether there is such a code is judged by whoever makes the report. */
  industry: string | null
  errors: string | null
}

const TEXT = { type: 'string' } as const
const FLAG = { type: 'boolean' } as const

/** Options of `report invoice` and `score`. Throws a UsageError. */
export function reportOptions(args: string[], files: boolean): ReportOptions {
  const { values } = strict(() =>
    parseArgs({
      args,
      options: {
        sales: TEXT,
        purchases: TEXT,
        enterprise: TEXT,
        through: TEXT,
        errors: TEXT,
        json: FLAG,
        'as-of': TEXT,
        covers: TEXT,
        source: TEXT,
        ...(files ? { pdf: TEXT, xlsx: TEXT, verdict: FLAG, industry: TEXT } : {}),
      },
    }),
  ) as { values: Record<string, string | boolean | undefined> }
  const text = (name: string): string | null => (values[name] as string | undefined) ?? null
  const [sales, purchases] = [text('sales'), text('purchases')]
  if (!sales && !purchases)
    throw new UsageError('请用 --sales 或 --purchases 给出至少一个发票清单。')
  const enterprise = text('enterprise')
  if (!enterprise) throw new UsageError('请用 --enterprise 给出企业代号，或 all 表示全部企业。')
  const through = parseMonth(text('through') ?? '')
  if (through === null)
    throw new UsageError('请用 --through 给出截止月份，格式 YYYY-MM，例如 2019-12。')
  const [pdf, xlsx] = [text('pdf'), text('xlsx')]
  if (enterprise === 'all' && (pdf || xlsx))
    throw new UsageError('--pdf 和 --xlsx 只用于一家企业，请给出企业代号而不是 all。')
  const industry = text('industry')
  if (enterprise === 'all' && industry)
    throw new UsageError('--industry 只用于一家企业，请给出企业代号而不是 all。')
  const json = values.json === true || (!pdf && !xlsx)
  return {
    sales,
    purchases,
    enterprise,
    through,
    asOf: dayOf(text('as-of'), through),
    covers: coversOf(text('covers')),
    source: sourceOf(text('source'), { sales, purchases }),
    verdict: values.verdict === true,
    today: chinaDay(new Date().toISOString()).day,
    json,
    pdf,
    xlsx,
    industry,
    errors: text('errors'),
  }
}

function dayOf(text: string | null, through: MonthIndex): DayNumber {
  const end = lastDayOfMonth(through)
  if (text === null) return end
  const day = parseDay(text)
  if (day === null) throw new UsageError('--as-of 的格式是 YYYY-MM-DD，例如 2020-01-15。')
  if (day < end)
    throw new UsageError(
      `--as-of 不能早于截止月份的最后一天（${formatDay(end)}）：那一天还看不到整个月。`,
    )
  return day
}

/**
 * Where the tables come from; the cautious answer is the default. `whole`: the tables given. Throws a UsageError: of one direction alone
 * nobody can say that nothing was left out.
 */
export function sourceOf(
  text: string | null,
  whole: { sales: string | null; purchases: string | null },
): ScoreSource {
  if (text === null || text === 'file') return 'FILE'
  if (text !== 'bureau') throw new UsageError('--source 为 bureau 或 file。')
  if (!whole.sales || !whole.purchases)
    throw new UsageError('--source bureau 须同时用 --sales 和 --purchases 给出两个清单。')
  return 'BUREAU'
}

function coversOf(text: string | null): Months | null {
  if (text === null) return null
  const [from, to, more] = text.split('..').map(parseMonth)
  if (from == null || to == null || more !== undefined || from > to)
    throw new UsageError('--covers 的格式是 FROM..TO，例如 2024-01..2024-12。')
  return [from, to]
}

/** Files of `parse`. Throws a UsageError. */
export function parseFiles(args: string[]): string[] {
  const { positionals } = strict(() =>
    parseArgs({ args, options: { json: FLAG }, allowPositionals: true }),
  )
  if (positionals.length === 0) throw new UsageError('请给出要识别的文件。')
  return positionals
}

/** Faults of the options in the reader's words. */
export function strict<T>(parse: () => T): T {
  try {
    return parse()
  } catch (error) {
    const { code, message } = error as Error & { code?: string }
    const option = /'(-[^' ]*)/.exec(message)?.[1] ?? ''
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') throw new UsageError(`没有选项 ${option}。`)
    if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL')
      throw new UsageError(`多余的参数：${/'([^']*)'/.exec(message)?.[1] ?? ''}`)
    if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE')
      throw new UsageError(`选项 ${option} 的值不正确或缺少值。`)
    throw error
  }
}
