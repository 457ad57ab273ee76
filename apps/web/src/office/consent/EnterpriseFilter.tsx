import { useQuery } from '@tanstack/react-query'
import { enterprise } from '@xinjian/contract/nouns/enterprise'
import { useState } from 'react'
import { query } from '../../api/query.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { useFirstField } from '../../shell/useFirstField.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import field from '../../ui/field.module.css'
import { EnterprisePicker } from '../common/EnterprisePicker.tsx'
import styles from './consent.module.css'
import { words } from './words.ts'

/** A filter by enterprise: shows which one, opens the searchable list, and lets go of it again. */
export function EnterpriseFilter(props: {
  taxNo: string | null
  onPick: (taxNo: string | null) => void
}) {
  const t = useWords(words)
  const { taxNo } = props
  const [open, setOpen] = useState(false)
  const found = useQuery({
    ...query(enterprise.enterpriseList, { keyword: taxNo ?? '', page: 1, size: 10 }),
    enabled: taxNo !== null,
  })
  const name = found.data?.rows.find((row) => row.taxNo === taxNo)?.name
  const list = useFirstField<HTMLDivElement>(open)
  const pick = (value: string | null) => {
    props.onPick(value)
    setOpen(false)
  }
  return (
    <div className={field.field} data-part="field">
      <span className={styles.label}>{t('enterprise')}</span>
      <Button icon="building" className={styles.pick} onClick={() => setOpen(true)}>
        {taxNo ? (name ?? taxNo) : t('allEnterprises')}
      </Button>
      <Dialog
        open={open}
        title={t('pick')}
        onClose={() => setOpen(false)}
        footer={<Button onClick={() => pick(null)}>{t('allEnterprises')}</Button>}
      >
        <div ref={list}>
          <EnterprisePicker taxNo={taxNo} onPick={(row) => pick(row.taxNo)} />
        </div>
      </Dialog>
    </div>
  )
}
