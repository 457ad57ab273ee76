import { useQueryClient } from '@tanstack/react-query'
import type { DataOf } from '@xinjian/contract/endpoint'
import { product } from '@xinjian/contract/nouns/product'
import { useState } from 'react'
import { keyOf } from '../../../api/query.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { Select } from '../../../ui/Field.tsx'
import { PriceDialog } from './PriceDialog.tsx'
import { words } from './words.ts'

type Known = DataOf<typeof product.operateTerms>

/** Chooses the product whose price is to change; its form starts from what is in force. */
export function ProposePrice(props: Known & { nameOf: (code: string) => string }) {
  const t = useWords(words)
  const client = useQueryClient()
  const [code, setCode] = useState<string | null>(null)
  const now = props.terms.find((row) => row.product === code && row.status === 'IN_FORCE')
  return (
    <>
      <Select
        aria-label={t('propose')}
        value=""
        onChange={(event) => setCode(event.target.value || null)}
      >
        <option value="">{t('propose')}…</option>
        {props.products.map((each) => (
          <option key={each.code} value={each.code}>
            {props.nameOf(each.code)}
          </option>
        ))}
      </Select>
      {code && (
        <PriceDialog
          key={code}
          code={code}
          name={props.nameOf(code)}
          now={now}
          onClose={() => setCode(null)}
          onDone={() => client.invalidateQueries({ queryKey: keyOf(product.operateTerms) })}
        />
      )}
    </>
  )
}
