/** The next dataset, of a source that is new, by the recipe of ARCHITECTURE.md. */
import { after, pathLike, type Recipe } from './recipe.ts'

const LITERAL = `/** 库存样例: what an ERP says stands in its stores, an article a row. */
import { flatDataset } from '../flat.ts'
import { text } from '../values.ts'

export const sampleStock = flatDataset({
  table: 'sample_stock',
  part: 'STOCK',
  snapshot: true,
  collect: { mandatory: false, weight: 2 },
  key: (r) => \`\${text(r.warehouse)}/\${text(r.article)}\`,
  columns: {
    warehouse: { from: 'warehouse', otherwise: '', fact: 'warehouse', zh: '仓库', en: 'Warehouse' },
    article: { from: 'article', otherwise: '', fact: 'article', zh: '存货', en: 'Article' },
    quantity: { kind: 'number', from: 'quantity', fact: 'quantity', zh: '数量', en: 'Quantity' },
    amount: { kind: 'money', from: 'amount', fact: 'amount', zh: '金额', en: 'Amount' },
  },
  order: 'r.amount desc nulls last, r.row_key',
  search: ['r.warehouse', 'r.article'],
  evidence: { title: '库存样例', counter: '条' },
})
`

const MIGRATION = `create table sample_stock (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  warehouse text not null, article text not null, quantity numeric, amount bigint,
  primary key (company_id, enterprise_id, row_key, revision)
);
call guard_by_company('sample_stock');
`

export const DATASET: Recipe = {
  name: 'The next dataset',
  told: pathLike('sample-stock', 'sample-ledger'),
  writes: {
    'packages/format/src/datasets/datasets.ts': (now) =>
      after(
        'export const DATASET_LINES = {\n',
        `  SAMPLE_STOCK: {
    zh: '库存样例',
    en: 'Sample stock',
    source: 'SAMPLE_LEDGER',
    months: 0,
    records: true,
  },
`,
      )(
        now.replace(
          "DATA_SOURCES = ['TAX_BUREAU'",
          "DATA_SOURCES = ['TAX_BUREAU', 'SAMPLE_LEDGER'",
        ),
      ),
    'apps/server/src/features/facts/records/sample-ledger/sample-stock.ts': LITERAL,
    'apps/server/src/features/facts/records/registry.ts': (now) =>
      `import { sampleStock } from './sample-ledger/sample-stock.ts'\n${after(
        'export const FACT_DATASETS = {\n',
        '  SAMPLE_STOCK: sampleStock,\n',
      )(now)}`,
    'apps/server/src/db/migrations/9999-sample-stock.sql': MIGRATION,
    'apps/server/src/features/collect/sources.ts': after(
      'const CONNECTORS: Record<CollectedSource, (deps: CollectDeps) => SourceConnector> = {\n',
      '  SAMPLE_LEDGER: ({ bureaus }) => bureaus.connector,\n',
    ),
  },
  // The list of tables follows from the migrations.
  scripts: ['scripts/row-types.ts'],
  makes: /^M apps\/server\/src\/db\/rows\//,
  tests: [
    'apps/server/src/features/facts/records/registry.test.ts',
    'tests/repo/dataset-names.test.ts',
    'tests/repo/tables.test.ts',
    'tests/repo/features.test.ts',
  ],
  needed: [
    'apps/server/src/features/facts/records/registry.ts',
    'apps/server/src/features/collect/sources.ts',
  ],
}
