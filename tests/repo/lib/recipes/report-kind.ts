/** The next report, by the recipe of ARCHITECTURE.md: as little of it as a kind can be. */
import { after, pathLike, type Recipe } from './recipe.ts'

const ENGINE = `/** 样例报告: counts what it is given. */
import type { ReportDocument } from '../report/document.ts'
import type { ReportEngine } from '../report/engine.ts'
import { SAMPLE_SAYS } from './words.ts'

export interface SampleFacts {
  name: string
  taxNo: string
  dataCutoff: string
  /** Months (year × 12 + month − 1) that something happened in. */
  months: number[]
}

export const SAMPLE_ENGINE: ReportEngine<SampleFacts> = {
  kind: 'SAMPLE',
  version: 'sample-1.0.0',
  make: (facts, through): ReportDocument => ({
    frame: 2,
    kind: 'SAMPLE',
    engineVersion: 'sample-1.0.0',
    title: SAMPLE_SAYS.title,
    enterprise: { name: facts.name, taxNo: facts.taxNo },
    asOf: facts.dataCutoff,
    periods: { last: '202602', span: ['202503', '202602'], windows: [] },
    verdict: {},
    findings: { strengths: [], risks: [] },
    coverage: {},
    quality: [],
    indicators: [],
    rules: [],
    sections: [
      {
        id: 'all',
        title: SAMPLE_SAYS.all,
        blocks: [
          {
            kind: 'facts',
            id: 'months',
            title: SAMPLE_SAYS.months,
            items: [{ label: SAMPLE_SAYS.counted, value: facts.months.filter((m) => m <= through).length }],
          },
        ],
      },
    ],
    conventions: [],
    statements: [],
  }),
  sections: [{ name: 'all', title: SAMPLE_SAYS.all, always: 'BASIS' }],
  encode: (facts) => new TextEncoder().encode(JSON.stringify(facts)),
  decode(bytes) {
    try {
      return JSON.parse(new TextDecoder().decode(bytes))
    } catch {
      throw new RangeError('not facts of a sample')
    }
  },
}
`

const WORDS = `import { words } from '@xinjian/format/say/words'

export const SAMPLE_SAYS = words({
  title: ['样例报告', 'Sample report'],
  all: ['全部', 'All'],
  months: ['月份', 'Months'],
  counted: ['有发生的月份', 'Months with any'],
})
`

const SERVER_KIND = `/** 样例报告 on the server. */
import { SAMPLE_ENGINE, type SampleFacts } from '@xinjian/engine/sample/engine'
import { readFactMarks } from '../../enterprise/index.ts'
import { invoiceMonths } from '../../facts/invoice/read.ts'
import { REPORT_SAYS } from '../words.ts'
import type { ServerKind } from './kind.ts'

export const sampleKind: ServerKind<SampleFacts> = {
  engine: SAMPLE_ENGINE,
  datasets: ['INVOICE_OUT'],
  scopes: ['INVOICE_OUT', 'REPORT'],
  noData: REPORT_SAYS.uploadFilesInvoicesFirst,
  months: invoiceMonths,
  async load(tenant, enterpriseId) {
    const [months, marks] = [
      await invoiceMonths(tenant, enterpriseId),
      await readFactMarks(tenant, enterpriseId),
    ]
    const dataCutoff = '2026-03-01T00:00:00+08:00'
    return (
      months && {
        facts: { name: '样例', taxNo: '', dataCutoff, months: [months.first, months.last] },
        seq: marks.seq,
        dataCutoff,
      }
    )
  },
  hasNewer: async () => false,
}
`

const ROW = `  [
    '/queryCenter/sampleReportDetail',
    '样例报告',
    'query-center',
    'main',
    {
      page: 'office/report-detail/pages/ReportDetail.tsx',
      report: 'SAMPLE',
      hidden: true,
      keyedBy: ['reportNo', 'taxId'],
      titleEn: 'Sample report',
      needs: 'report.read',
      menu: { group: 'query-center', icon: 'report', order: 99 },
    },
  ],
`

export const REPORT_KIND: Recipe = {
  name: 'The next report',
  told: pathLike('sample', 'query'),
  writes: {
    'packages/engine/src/report/kinds.ts': after(
      'export const REPORT_KINDS = kinds({\n',
      "  SAMPLE: { prefix: 'SMP', ...titled('sampleTitle'), data: KIND_SAYS.sampleData, unjudged: true },\n",
    ),
    'packages/engine/src/report/words/kind-words.ts': after(
      'export const KIND_SAYS = words({\n',
      "  sampleTitle: ['样例报告', 'Sample report'],\n  sampleData: ['样例', 'samples'],\n",
    ),
    'packages/engine/src/sample/engine.ts': ENGINE,
    'packages/engine/src/sample/words.ts': WORDS,
    'packages/engine/src/words.ts': (now) =>
      `import { SAMPLE_SAYS } from './sample/words.ts'\n${after(
        'export const ENGINE_WORDS = [\n',
        '  SAMPLE_SAYS,\n',
      )(now)}`,
    'packages/engine/src/engines.ts': (now) =>
      `import { SAMPLE_ENGINE } from './sample/engine.ts'\n${after(
        'export const ENGINES = {\n',
        '  SAMPLE: SAMPLE_ENGINE,\n',
      )(now)}`,
    'packages/engine/test-support/golden.ts': after(
      'export const GOLDEN_CHOICE: Record<ReportKind, Choice> = {\n',
      "  SAMPLE: { 'one@2026-02': () => ENGINES.SAMPLE.encode({ name: '样例', taxNo: '', dataCutoff: '', months: [24313] }) },\n",
    ),
    'apps/server/src/features/report/kinds/sample.ts': SERVER_KIND,
    'apps/server/src/features/report/kinds/registry.ts': (now) =>
      `import { sampleKind } from './sample.ts'\n${after(
        'const KINDS: Record<ReportKind, ServerKind<unknown>> = {\n',
        '  SAMPLE: sampleKind,\n',
      )(now)}`,
    'packages/contract/src/routes/query.ts': after(
      'export const QUERY_ROWS: readonly Row[] = [\n',
      ROW,
    ),
  },
  // Its engine is archived by the script, as every version is.
  scripts: ['scripts/archive-engine.ts'],
  makes:
    /^A packages\/engine\/archive\/(?:golden\/)?sample\/|^M packages\/engine\/archive\/manifest\.json$/,
  tests: [
    'packages/engine/src/archive.test.ts',
    'packages/engine/src/desks.test.ts',
    'packages/engine/src/engines.test.ts',
    'apps/web/src/routes.test.ts',
    'packages/engine/src/words.test.ts',
    'tests/repo/kinds.test.ts',
    'tests/repo/words/engine-words.test.ts',
    'tests/repo/imports.test.ts',
    'tests/repo/features.test.ts',
  ],
  // Each of these forgotten is an error of types, not of a run.
  needed: [
    'packages/engine/src/engines.ts',
    'packages/engine/test-support/golden.ts',
    'apps/server/src/features/report/kinds/registry.ts',
  ],
}
