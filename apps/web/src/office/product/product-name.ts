import { useLanguage } from '../../i18n/language.ts'
import type { ListColumn } from '../list/column.ts'

interface Named {
  productName: string
  productNameEn: string
}

/** What a product is called in the reader's language. */
export function useProductName(): (row: Named) => string {
  const language = useLanguage()
  return (row) => (language === 'en' ? row.productNameEn : row.productName)
}

/** The column of a product, on screen and in a workbook in the reader's language. */
export function useProductColumn(title: string): ListColumn<Named> {
  const field = useLanguage() === 'en' ? 'productNameEn' : 'productName'
  return {
    key: 'productName',
    title,
    sheet: { field },
    value: (row) => row[field],
    render: (row) => row[field],
  }
}
