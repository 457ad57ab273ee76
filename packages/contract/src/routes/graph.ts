/** The industry-chain graph, and the record of its queries. */
import type { Row } from './row.ts'

export const GRAPH_ROWS: readonly Row[] = [
  [
    '/queryCenter/industryChainGraph',
    '产业链图谱',
    'query-center',
    'main',
    {
      page: 'office/graph/pages/IndustryChainGraph.tsx',
      keyedBy: [],
      titleEn: 'Industry-chain graph',
      needs: 'report.read',
      menu: { group: 'query-center', icon: 'link', order: 68 },
    },
  ],
  [
    '/queryCenter/graphQueryRecord',
    '图谱查询记录',
    'query-center',
    'main',
    {
      page: 'office/graph/pages/GraphQueryRecord.tsx',
      keyedBy: [],
      titleEn: 'Graph queries',
      needs: 'report.read',
      menu: { group: 'query-center', icon: 'history', order: 69 },
    },
  ],
]
