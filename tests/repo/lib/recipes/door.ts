/** The next partner's door, by the recipe of ARCHITECTURE.md. */
import { after, pathLike, type Recipe } from './recipe.ts'

const ROW = `  {
    path: '/m/taxWeb/samplebank',
    title: '示例合作银行 · 企业信息录入',
    channel: 'samplebank',
    source: 'samplebank',
    begins: 'entering',
  },
`

export const DOOR: Recipe = {
  name: "A partner's door",
  told: pathLike(),
  writes: {
    'packages/contract/src/collect/doors.ts': after(
      'export const DOORS: readonly Door[] = [\n',
      ROW,
    ),
  },
  tests: ['packages/contract/src/collect/doors.test.ts', 'apps/web/src/routes.test.ts'],
  needed: [],
}
