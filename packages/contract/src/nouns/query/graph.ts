/**
 * The industry-chain graph of an enterprise (product spec: `/queryCenter/industryChainGraph`, `/queryCenter/graphQueryRecord`). A query is kept as it was
 * answered, with its charge; whatever is asked of it afterwards (a path, a picture, a file, the invoices of an edge) is of the kept one and costs nothing.
 */
import { EDGE_TYPES, GRAPH_VIEWS } from '@xinjian/graph/graph'
import * as z from 'zod/mini'
import { post } from '../../endpoint.ts'
import * as f from '../../fields.ts'
import { BORROWER_FINDINGS } from '../../graph/findings.ts'
import { borrowerFinding, graphFilters, graphView } from '../../graph/view.ts'
import { quote } from '../../money-fields.ts'
import { said } from '../../said.ts'

const own = { service: 'credit-graph', origin: 'own' as const, guard: 'report.read' as const }
const queryNo = z.string().check(z.regex(/^GRA\d{14}[0-9A-Z]{4}$/))
const node = z.string().check(z.minLength(1), z.maxLength(80))

export const graph = {
  graphQuote: post('/graph/quote', {
    ...own,
    summary: '图谱查询之前：这家企业现在查询一次的价格；未定价为空',
    body: z.object({ taxId: f.taxNo }),
    data: z.object({ quote: z.nullable(quote) }),
  }),
  graphQuery: post('/graph/query', {
    ...own,
    guard: 'report.create',
    summary:
      '产业链图谱：以一家企业为中心，按视图与层级（1–3层）给出节点、连线与分析；每次查询计费一次，没有查得不计费',
    body: z.object({
      taxId: f.taxNo,
      ...graphFilters,
      /** Of whoever asks: the same again gives the kept answer, and is not charged. */
      requestId: z.optional(z.string().check(z.regex(/^[\w-]{8,64}$/))),
    }),
    data: graphView,
    perMinute: 30,
  }),
  graphDetail: post('/graph/detail', {
    ...own,
    summary: '一次图谱查询：当时查得的节点、连线与分析，不再计费',
    body: z.object({ queryNo }),
    data: graphView,
  }),
  graphRecords: post('/graph/record', {
    ...own,
    summary: '图谱查询记录：时间、用户、中心企业、视图、层级、节点数、计费，最近的在前，分页',
    body: z.object({
      keyword: z.optional(z.string().check(z.maxLength(100))),
      view: z.optional(z.enum(GRAPH_VIEWS)),
      from: z.optional(f.isoDate),
      to: z.optional(f.isoDate),
      page: f.page,
      size: f.size,
    }),
    data: f.paged(
      z.object({
        queryNo: z.string(),
        at: z.string(),
        user: z.string(),
        enterpriseName: z.string(),
        taxNo: z.string(),
        view: z.enum(GRAPH_VIEWS),
        levels: z.number(),
        /** null = sealed. */
        nodes: z.nullable(z.number()),
        edges: z.nullable(z.number()),
        findings: z.nullable(z.number()),
        charged: z.boolean(),
        /** A consent that it rests on was taken back: that it was asked is told, and nothing of what was found. */
        sealed: z.boolean(),
      }),
    ),
  }),
  graphBorrowers: post('/graph/borrowers', {
    ...own,
    summary:
      '本机构全部借款企业中的担保圈与同一控制人：担保首尾相接的企业，以及控制或代表多家借款企业的个人或企业，分页',
    body: z.object({
      keyword: z.optional(z.string().check(z.maxLength(100))),
      kind: z.optional(z.enum(BORROWER_FINDINGS)),
      page: f.page,
      size: f.size,
    }),
    data: z.extend(f.paged(borrowerFinding), {
      /** Enterprises whose records were looked through, and all that may be seen. */
      read: z.number(),
      all: z.number(),
      /** false = there may be more than are told. */
      complete: z.boolean(),
    }),
    perMinute: 30,
  }),
  graphInvoices: post('/graph/invoices', {
    ...own,
    summary:
      '一条供应关系的发票：逐张，按开票时间先后，可只看某一天开具的某一金额、某一期间或有效的发票，附有效发票的合计，分页',
    body: z.object({
      queryNo,
      edge: z.string().check(z.maxLength(200)),
      issued: z.optional(f.isoDate),
      total: z.optional(
        said(z.coerce.number().check(z.int(), z.gte(1), z.lte(1e15)), '单位：分，价税合计'),
      ),
      /** Days of issue, both included. */
      from: z.optional(f.isoDate),
      to: z.optional(f.isoDate),
      /** Void ones left out: what is left is what sums are made of. */
      valid: z.optional(z.boolean()),
      page: f.page,
      size: f.size,
    }),
    data: z.extend(
      f.paged(
        z.object({
          /** Invoice code and number, or the number of a fully digital one. */
          code: z.nullable(z.string()),
          number: z.string(),
          issued: z.string(),
          /** 分. */
          amount: said(z.number(), '单位：分，不含税'),
          tax: said(z.nullable(z.number()), '单位：分'),
          total: z.number(),
          status: z.string(),
          goods: z.nullable(z.string()),
        }),
      ),
      {
        sum: said(z.number(), '单位：分，价税合计，全部页的有效发票，红字冲减'),
        /** What was traded most, by amount, at most five. */
        topGoods: z.array(z.string()),
      },
    ),
  }),
  graphPath: post('/graph/path', {
    ...own,
    summary: '两家企业之间的最短路径与共同上下游（在一次查询的全部关系之内）',
    body: z.object({ queryNo, from: node, to: node }),
    data: z.object({
      /** Ids of nodes and edges of the shortest paths, at most 20; empty = none within what is known. */
      paths: z.array(z.object({ nodes: z.array(z.string()), edges: z.array(z.string()) })),
      commonSuppliers: z.array(z.object({ id: z.string(), name: z.string() })),
      commonCustomers: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
  }),
  graphExport: post('/graph/export', {
    ...own,
    kind: 'download',
    summary: '导出一次查询的图谱与发现：graphml，或 csv（节点、连线与发现三个文件的 ZIP）',
    body: z.object({
      queryNo,
      format: z._default(z.enum(['graphml', 'csv']), 'graphml'),
      types: z.optional(z.array(z.enum(EDGE_TYPES))),
    }),
    data: z.null(),
  }),
}
