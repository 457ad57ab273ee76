import { parseArgs } from 'node:util'
import { chinaDay } from '@xinjian/engine/kit/calendar/calendar'
import { type MonthIndex, parseMonth } from '@xinjian/engine/kit/calendar/window'
import { LONGEST_CIRCLE } from '@xinjian/graph/circles'
import { strict, UsageError } from './usage.ts'

export const GRAPH_HELP = `  graph [--edges FILE] [--sales FILE…] [--purchases FILE…] [--through YYYY-MM] [--longest N] [--top N] [--json]
      产业链图谱分析，输出一个 JSON。--edges 是连线清单（CSV、CSV.gz、XLSX；UTF-8、GBK），列 from、to，可另有 type、amount、date
      （也认 source、target、销方、购方、金额、日期等列名）；--sales、--purchases 是发票清单，销方指向购方，作废不计，红字冲减；
      同一段交易两方的清单都有的，以销方为准，销方没有的以购方为准，不取较大者，也不相加。
      --through 只计到这个月为止的12个月，与图谱页面、风险报告的口径相同；不给出的，按整份清单计。
      两类可以同时给出，合成一张图：清单的 from、to 与发票的企业按同一写法对上（发票取税号，没有税号取单位代号，再没有取名称；税号大写，
      不分全角半角；发票没有写明本方的，是“本企业”）。发票的连线没有类型，与清单里类型不同的连线分列；同一对企业两处都有的，金额相加。
      此时另有 inBoth {nodes, pairs}：两处都有的企业和两端各几个，为 0 表示没有对上；badRows 的 source 是 edges 或 invoices
      输出 {rows, nodes, edges, pairs, selfLoops, duplicateRows, mergedRows, badRows, types, unknownAmounts, window, components, circles, circlesByType, largestCircles, hubs, pageRank, broken}：
        edges          不同的连线（两端和类型都相同的算一条）；pairs 是不同的两端（不论类型），环路、PageRank 按 pairs 计
        selfLoops      两端相同的行，如实列出，不参与分析；duplicateRows 是各列都与另一行相同的行，mergedRows 是并入同一条连线的其他行，
                       金额都计入合计。rows = edges + selfLoops + duplicateRows + mergedRows + badRows 中未收入的行
        window         以下各项所计的期间 {from, to, note}：给出 --through 的是12个月，否则是清单的首末日期，没有日期的为 null；
                       nodes、edges、pairs 始终是整份清单的
        circles        {"2": n, "3": n, "4": n}：有向简单环路的条数，每条只计一次；双向连线是一条长度为 2 的环；--longest 最大为 ${LONGEST_CIRCLE}，默认为 4（页面与报告找到 ${LONGEST_CIRCLE}）。
                       circlesComplete 为 false 时过多未能数完，条数为至少
        circlesByType  有 type 列时，按类型分列的环路条数 {"SUPPLY": {"2": n, …}, …}：只由同一类型的连线围成；没有写明类型的行列在 untyped。
                       circles 不分类型，担保与开票也会合围成环；circlesByTypeComplete 的含义同上
        unknownAmounts 有金额的清单中没有金额（或无法识别）的 {rows: 行, edges: 全部行都没有金额的连线, partly: 部分行没有金额的连线}：不按 0 计，
                       不计入合计，仍计入环路、往来与连通分量；edges 中的连线不参与 PageRank 的加权
        largestCircles 最小一段金额最大的环路，编号最小的节点在前；least 为 null 表示有一段的金额不知道，排在最后
        components     弱连通分量：{count, largest, sizes: {节点数: 个数}}；strongComponents 是强连通分量
        hubs           往来家数最多的节点；outAmount、inAmount 是有金额的连线的合计，一条都没有的为 null，outUnknown、inUnknown 是没有金额的连线数；pageRank 是前若干名，阻尼系数 0.85，有金额时按金额加权，没有出边的节点均分给全体
        broken         有交易满 6 个月后连续 3 个完整月没有交易的连线；没有日期时为 null，表示无法判断
      --top 是各项列出的个数，默认 20。
`

/** Of `edges` and invoices at least one is given; both make one graph. */
export interface GraphOptions {
  edges: string | null
  sales: string[]
  purchases: string[]
  longest: number
  top: number
  /** Last of the twelve months that count; null = all rows, whatever their day. */
  through: MonthIndex | null
  /** Rows of invoices dated later are refused. */
  today: number
}

/** Options of `graph`. Throws a UsageError. */
export function graphOptions(args: string[]): GraphOptions {
  const { values, positionals } = strict(() =>
    parseArgs({
      args,
      options: {
        edges: { type: 'string' },
        sales: { type: 'string', multiple: true },
        purchases: { type: 'string', multiple: true },
        longest: { type: 'string' },
        top: { type: 'string' },
        through: { type: 'string' },
        json: { type: 'boolean' },
      },
      allowPositionals: true,
    }),
  )
  const { edges = null, sales = [], purchases = [] } = values
  if (positionals.length > 0) throw new UsageError(`多余的参数：${positionals[0]}`)
  if (edges === null && sales.length === 0 && purchases.length === 0)
    throw new UsageError('请用 --edges 给出连线清单，或用 --sales、--purchases 给出发票清单。')
  return {
    edges,
    sales,
    purchases,
    longest: whole(values.longest, 4, 2, LONGEST_CIRCLE, '--longest'),
    top: whole(values.top, 20, 0, 1_000_000, '--top'),
    through: values.through === undefined ? null : month(values.through),
    today: chinaDay(new Date().toISOString()).day,
  }
}

function month(text: string): MonthIndex {
  const at = parseMonth(text)
  if (at === null) throw new UsageError('--through 应为年-月，例如 2026-10。')
  return at
}

function whole(
  text: string | undefined,
  usual: number,
  least: number,
  most: number,
  option: string,
): number {
  if (text === undefined) return usual
  const n = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN
  if (!(n >= least && n <= most))
    throw new UsageError(`${option} 应为 ${least} 到 ${most} 的整数。`)
  return n
}
