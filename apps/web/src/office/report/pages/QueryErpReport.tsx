import { dictionary, useWords } from '../../../i18n/dictionary.ts'
import { BOOK_REPORTS } from '../families.ts'
import { OrderPage } from '../OrderPage.tsx'

const words = dictionary(
  {
    title: 'ERP报告查询',
    note: '以企业自己的账套、存货与银行流水生成财务与存货报告，并与发票、申报逐月核对。请先在“数据采集”中上传账套资料。',
  },
  {
    title: 'ERP reports',
    note: 'Financial and inventory reports of an enterprise’s own ledgers, stock books and bank lines, held month by month against invoices and returns. Upload the books first, under Data.',
  },
)

/** `/queryCenter/queryErpReport` */
export function Component() {
  const t = useWords(words)
  return <OrderPage family={BOOK_REPORTS} title={t('title')} note={t('note')} />
}
