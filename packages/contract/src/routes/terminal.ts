/** Self-service terminals and robots of partners in the office, and what they told of visits and jobs. */
import type { Row } from './row.ts'

export const TERMINAL_ROWS: readonly Row[] = [
  [
    '/queryCenter/terminals',
    '一体机',
    'query-center',
    'main',
    {
      page: 'office/terminal/pages/Terminals.tsx',
      keyedBy: [],
      titleEn: 'Self-service terminals',
      needs: 'collect.read',
      menu: { group: 'query-center', icon: 'fullscreen', order: 34 },
    },
  ],
  [
    '/queryCenter/machineRecords',
    '一体机办理记录',
    'query-center',
    'main',
    {
      page: 'office/terminal/pages/MachineRecords.tsx',
      keyedBy: [],
      titleEn: 'Visits to terminals',
      needs: 'collect.read',
      menu: { group: 'query-center', icon: 'history', order: 36 },
    },
  ],
  [
    '/queryCenter/rpaRecords',
    '机器人办理记录',
    'query-center',
    'main',
    {
      page: 'office/terminal/pages/RpaRecords.tsx',
      keyedBy: [],
      titleEn: 'Jobs of robots',
      needs: 'collect.read',
      menu: { group: 'query-center', icon: 'history', order: 38 },
    },
  ],
]
