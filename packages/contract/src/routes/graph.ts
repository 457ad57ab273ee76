/** The industry-chain graph, the record of its queries, and what is found over all borrowers. */
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
  [
    '/riskControl/borrowerGroups',
    '担保圈与同一控制',
    'risk-control',
    'main',
    {
      page: 'office/graph/pages/BorrowerGroups.tsx',
      keyedBy: [],
      titleEn: 'Guarantee circles and common control',
      needs: 'report.read',
      menu: { group: 'risk-control', icon: 'link', order: 7 },
    },
  ],
]
