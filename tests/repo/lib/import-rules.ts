/** What a part of the repository may import of the others; what is not said is forbidden. */
import { kindFolder, REPORT_KIND_NAMES } from '../../../packages/engine/src/report/kinds.ts'

export interface Rule {
  /** Part: a folder prefix; the longest that fits counts. */
  part: string
  /** Folder prefixes it may import besides itself. */
  may: string[]
}

const PACKAGES = [
  'packages/contract',
  'packages/engine',
  'packages/format',
  'packages/graph',
  'packages/intake',
  'packages/report-files',
  'packages/sdk',
]
const WEB_COMMON = [
  'packages/contract',
  'packages/format',
  'packages/graph',
  'packages/engine/src/report',
  'apps/web/src/ui',
  'apps/web/src/i18n',
]
const WEB_APP = [
  ...WEB_COMMON,
  'apps/web/src/shell',
  'apps/web/src/api',
  'apps/web/src/form',
  'apps/web/src/reports',
  'apps/web/src/todo',
  'apps/web/src/open-routes.ts',
  'apps/web/src/paths.ts',
  'apps/web/src/status-path.ts',
  'apps/web/src/demo-paths.ts',
  'apps/web/src/supply-chain-paths.ts',
  'apps/web/src/routes.ts',
]
const KERNEL = [
  'apps/server/src/db',
  'apps/server/src/http',
  'apps/server/src/jobs',
  'apps/server/src/security',
  'apps/server/src/outside',
  'apps/server/src/tracing',
  'apps/server/src/health',
  'apps/server/src/config.ts',
  'apps/server/src/blobs.ts',
  'apps/server/src/blob-spool.ts',
]

/** What one kind of report shows of itself to others. */
const FACES = [
  ...REPORT_KIND_NAMES.map((kind) => `packages/engine/src/${kindFolder(kind)}/part.ts`),
  // Of taxes, for a kind that shows records alone and is not to be made of everything else.
  'packages/engine/src/tax/faces/record-part.ts',
  // Of taxes, for a kind that counts whom the enterprise let look at them.
  'packages/engine/src/tax/faces/auth-part.ts',
]

export const RULES: Rule[] = [
  { part: 'packages/format', may: [] },
  // Screens read reports without any engine; the kit serves every kind and so knows none. Which datasets there are is one table.
  {
    part: 'packages/engine/src/report',
    may: ['packages/format/src/datasets', 'packages/format/src/say'],
  },
  { part: 'packages/engine/src/kit', may: ['packages/format', 'packages/engine/src/report'] },
  // One kind of report knows the kit, the frame and the faces of other kinds, never their rooms. Statements and what reports of
  // several sources share are no kinds: any may read them.
  ...REPORT_KIND_NAMES.map((kind) => ({
    part: `packages/engine/src/${kindFolder(kind)}`,
    may: [
      'packages/format',
      'packages/engine/src/report',
      'packages/engine/src/kit',
      'packages/engine/src/finance',
      'packages/engine/src/reconcile',
      'packages/engine/src/joint',
      'packages/engine/src/public',
      'packages/engine/src/lending',
      ...FACES,
    ],
  })),
  // What registry and courts publish: several kinds are made of it, and it is none.
  {
    part: 'packages/engine/src/public',
    may: ['packages/format', 'packages/engine/src/report', 'packages/engine/src/kit'],
  },
  // What lenders tell, beside pledges as published and consents of the bank-tax link: two kinds are made of it, and it is none.
  {
    part: 'packages/engine/src/lending',
    may: [
      'packages/format',
      'packages/engine/src/report',
      'packages/engine/src/kit',
      'packages/engine/src/public',
      ...FACES,
    ],
  },
  // What reports of several sources share knows the faces of kinds.
  {
    part: 'packages/engine/src/joint',
    may: [
      'packages/format',
      'packages/graph',
      'packages/engine/src/report',
      'packages/engine/src/kit',
      'packages/engine/src/finance',
      'packages/engine/src/public',
      'packages/engine/src/lending',
      ...FACES,
    ],
  },
  // Lists the words of every folder, which import nothing themselves (tests/repo/words).
  { part: 'packages/engine/src/words.ts', may: ['packages/format', 'packages/engine'] },
  { part: 'packages/engine', may: ['packages/format'] },
  // Pure like the engine, and known to the screens as well: they draw what it finds.
  { part: 'packages/graph', may: ['packages/format'] },
  {
    part: 'packages/contract',
    may: [
      'packages/format',
      'packages/engine/src/report',
      // What can be agreed on a loan: names alone.
      'packages/engine/src/loan/terms',
      'packages/graph/src/graph',
    ],
  },
  { part: 'packages/intake', may: ['packages/format'] },
  { part: 'packages/report-files', may: ['packages/format', 'packages/engine'] },
  { part: 'packages/sdk', may: ['packages/contract'] },
  { part: 'apps/sandbox', may: ['packages/format'] },
  // Backup and restore are the server's; the command line says them, and checks the audit log by the command that there is.
  {
    part: 'apps/cli/src/backup',
    may: ['apps/cli/src', 'apps/server/src/backup/index.ts'],
  },
  {
    part: 'apps/cli',
    may: [
      'packages/format',
      'packages/engine',
      'packages/graph',
      'packages/intake',
      'packages/report-files',
      // Commands that work on the product's own database and files.
      'apps/server/src/db/distribute',
      'apps/server/src/keys/index.ts',
      'apps/server/src/s3/client.ts',
      'apps/server/src/s3/copy.ts',
      'apps/server/src/setting-fault.ts',
    ],
  },
  { part: 'apps/server/src/features', may: [...PACKAGES, ...KERNEL] },
  { part: 'apps/server/src/outside', may: [...PACKAGES, ...KERNEL] },
  { part: 'apps/server', may: PACKAGES },
  { part: 'apps/web/src/ui', may: ['packages/format'] },
  // Languages stand on the kit's store; the kit itself says its few words through a context.
  {
    part: 'apps/web/src/i18n',
    may: ['packages/format', 'apps/web/src/ui', 'apps/web/src/shell/cookies.ts'],
  },
  {
    part: 'apps/web/src/shell',
    may: [
      ...WEB_COMMON,
      'apps/web/src/api',
      'apps/web/src/form',
      'apps/web/src/open-routes.ts',
      'apps/web/src/paths.ts',
      'apps/web/src/status-path.ts',
      'apps/web/src/routes.ts',
    ],
  },
  {
    part: 'apps/web/src/form',
    may: [...WEB_COMMON, 'apps/web/src/api/errors.ts', 'apps/web/src/shell/useFirstField.ts'],
  },
  { part: 'apps/web/src/api', may: [...WEB_COMMON, 'apps/web/src/shell'] },
  {
    part: 'apps/web/src/reports',
    may: [
      'packages/contract',
      'packages/format',
      'packages/engine/src/report',
      'packages/engine/src/words',
      'apps/web/src/ui',
      'apps/web/src/i18n',
    ],
  },
  {
    part: 'apps/web/src/todo',
    may: [...WEB_COMMON, 'apps/web/src/api', 'apps/web/src/reports', 'apps/web/src/paths.ts'],
  },
  // Rendered when the site is built: what the site claims of the engine is read off it, and nothing of it travels.
  {
    part: 'apps/web/src/public/art/figures.ts',
    may: ['packages/engine', 'packages/format'],
  },
  {
    part: 'apps/web/src/public/site/figures',
    may: ['packages/engine', 'bench/results', 'docs/score.md?raw', 'apps/web/src/i18n'],
  },
  ...['public', 'account', 'office', 'demo', 'mobile', 'paper'].map((surface) => ({
    part: `apps/web/src/${surface}`,
    may: WEB_APP,
  })),
  { part: 'apps/web', may: ['packages'] },
  { part: '', may: [''] },
]
