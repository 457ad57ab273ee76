import { ALL_REPORTS } from '../report/families.ts'
import { QueryPage } from '../report/QueryPage.tsx'

/** `/queryCenter/queryReport` */
export const Component = () => <QueryPage family={ALL_REPORTS} />
