import { useQuery } from '@tanstack/react-query'
import { receivableForm } from '@xinjian/contract/forms/finance/scf'
import { type HeldInvoice, receivable } from '@xinjian/contract/nouns/finance/receivable'
import { programme, type Seat } from '@xinjian/contract/nouns/finance/scf'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../api/client.ts'
import { query } from '../../api/query.ts'
import { DayField } from '../../form/DayField.tsx'
import { FormDialog } from '../../form/FormDialog.tsx'
import { ChoiceField, TextField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { paths } from '../../paths.ts'
import { Field, Select } from '../../ui/Field.tsx'
import { toast } from '../../ui/feedback.ts'
import layout from '../../ui/styles/layout.module.css'
import textStyles from '../../ui/styles/text.module.css'
import { fenOf, yuan } from '../loan/fen.ts'
import { words } from './words.ts'

/** A member applies through its seat; without one the funder enters for a member. */
export default function ReceivableDialog(props: {
  seat: Seat | null
  onDone: () => void
  onClose: () => void
}) {
  const { seat } = props
  const t = useWords(words)
  const [relationNo, setRelationNo] = useState('')
  const [picked, setPicked] = useState<readonly HeldInvoice[]>([])
  const members = useQuery({
    ...query(programme.scfRelationList, { state: 'CONFIRMED', page: 1, size: 100 }),
    enabled: seat === null,
  })
  const products = useQuery({
    ...query(programme.scfProductList, { page: 1, size: 100 }),
    enabled: seat === null,
  })
  const offered = useQuery({
    ...query(receivable.scfPartyProducts, { seat: seat as Seat }),
    enabled: seat !== null,
  })
  const choices =
    offered.data ??
    products.data?.rows.filter(({ open, type }) => open && type === 'RECEIVABLE') ??
    []
  const form = useForm(receivableForm, {
    onSubmit: async ({ amount, contractBuyer, ...given }) => {
      const asked = {
        ...given,
        ...(contractBuyer && { contractBuyer }),
        amountFen: fenOf(amount),
        verifyNos: picked.map(({ verifyNo }) => verifyNo),
      }
      if (seat) await call(receivable.scfPartySave, { seat, ...asked }, { silent: true })
      else await call(receivable.scfReceivableSave, { relationNo, ...asked }, { silent: true })
      toast('success', t('saved'))
      form.reset()
      props.onDone()
      props.onClose()
    },
  })
  return (
    <FormDialog
      of={form}
      open
      title={t(seat ? 'apply' : 'newReceivable')}
      onClose={props.onClose}
      submit={t('save')}
      variant="primary"
      width="720px"
    >
      {seat ? null : (
        <Field label={t('member')} required>
          {(control) => (
            <Select
              {...control}
              value={relationNo}
              onChange={({ target }) => {
                setPicked([])
                setRelationNo(target.value)
              }}
            >
              <option value="">{t('chooseMember')}</option>
              {members.data?.rows.map(({ no, name, anchorName }) => (
                <option key={no} value={no}>
                  {name} · {anchorName}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {seat || relationNo ? (
        <Invoices seat={seat} relationNo={relationNo} picked={picked} onPick={setPicked} />
      ) : null}
      <ChoiceField of={form} name="productNo" label={t('product')} star>
        <option value="">{t('chooseProduct')}</option>
        {choices.map(({ no, name }) => (
          <option key={no} value={no}>
            {name}
          </option>
        ))}
      </ChoiceField>
      <TextField of={form} name="contractNo" label={t('contractNo')} star />
      <TextField
        of={form}
        name="contractBuyer"
        label={t('contractBuyer')}
        hint={t('contractBuyerHint')}
      />
      <TextField of={form} name="amount" label={t('amountYuan')} inputMode="decimal" star />
      <DayField of={form} name="dueDay" label={t('dueDay')} star />
    </FormDialog>
  )
}

function Invoices(props: {
  seat: Seat | null
  relationNo: string
  picked: readonly HeldInvoice[]
  onPick: (picked: readonly HeldInvoice[]) => void
}) {
  const { seat, relationNo, picked, onPick } = props
  const t = useWords(words)
  const own = useQuery({
    ...query(receivable.scfPartyInvoices, { seat: seat as Seat }),
    enabled: seat !== null,
  })
  const held = useQuery({
    ...query(receivable.scfInvoices, { relationNo }),
    enabled: seat === null,
  })
  const found = (seat ? own : held).data
  if (!found) return null
  if (found.length === 0)
    return (
      <p className={textStyles.muted}>
        {t('noInvoices')} <Link to={paths.verifyInvoice()}>{t('toVerify')}</Link>
      </p>
    )
  const sum = picked.reduce((total, { totalFen }) => total + totalFen, 0)
  return (
    <fieldset>
      <legend>
        {t('invoices')} <small className={textStyles.muted}>{t('invoicesHint')}</small>
      </legend>
      <ul className={layout.stack3}>
        {found.map((one) => (
          <li key={one.key}>
            <label>
              <input
                type="checkbox"
                checked={picked.includes(one)}
                onChange={({ target }) =>
                  onPick(target.checked ? [...picked, one] : picked.filter((p) => p !== one))
                }
              />{' '}
              <span className={textStyles.num}>
                {one.number} · {one.issueDay} · {yuan(one.totalFen)}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <p role="status">{t('chosen', { n: picked.length, sum: yuan(sum) })}</p>
    </fieldset>
  )
}
