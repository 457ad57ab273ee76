import { BOOK_REPORTS } from '../report/families.ts'
import { QueryPage } from '../report/QueryPage.tsx'

/** `/queryCenter/queryErpReport` */
export const Component = () => <QueryPage family={BOOK_REPORTS} />
