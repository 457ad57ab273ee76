/** The next call with its page, by the recipe of ARCHITECTURE.md. */
import { after, pathLike, type Recipe } from './recipe.ts'

const CALL = `  enterpriseCount: post('/enterprise/count', {
    service: 'enterprise',
    origin: 'own',
    guard: 'enterprise.read',
    summary: '本公司名下的企业数',
    body: f.nothing,
    data: z.object({ enterprises: z.number() }),
  }),
`
const PAGE = `import { useQuery } from '@tanstack/react-query'
import { enterprise } from '@xinjian/contract/nouns/enterprise'
import { query as ask } from '../../../api/query.ts'

/** How many enterprises the company has. */
export function Component() {
  const count = useQuery(ask(enterprise.enterpriseCount, {}))
  return <p>{count.data?.enterprises}</p>
}
`
const ROW = `  [
    '/queryCenter/enterpriseCount',
    '企业数',
    'query-center',
    'main',
    {
      page: 'office/enterprise/pages/EnterpriseCount.tsx',
      titleEn: 'Enterprises',
      needs: 'enterprise.read',
      menu: { group: 'query-center', icon: 'report', order: 99 },
    },
  ],
`

export const CALL_AND_PAGE: Recipe = {
  name: 'The next call',
  told: pathLike('enterprise', 'EnterpriseCount', 'query'),
  writes: {
    'packages/contract/src/nouns/enterprise.ts': after('export const enterprise = {\n', CALL),
    'apps/server/src/features/enterprise/routes.ts': (now) =>
      after(
        '  implement(contract.enterprise, {\n',
        '    enterpriseCount: async ({ tenant }) => ({ enterprises: await countEnterprises(tenant) }),\n\n',
      )(after('import {\n', '  countEnterprises,\n')(now)),
    'apps/server/test/tables/role-calls.tsv': (now) =>
      now.replace(
        '\nenterpriseList\t',
        '\nenterpriseCount\t-\t-\tyes\tyes\tyes\tyes\tyes\tyes\nenterpriseList\t',
      ),
    'apps/web/src/office/enterprise/pages/EnterpriseCount.tsx': PAGE,
    'packages/contract/src/routes/query.ts': after(
      'export const QUERY_ROWS: readonly Row[] = [\n',
      ROW,
    ),
  },
  tests: ['apps/web/src/routes.test.ts', 'packages/contract/src', 'tests/repo/product.test.ts'],
  needed: ['apps/server/src/features/enterprise/routes.ts'],
}
