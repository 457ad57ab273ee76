import type { TicketKind } from '@xinjian/format/invoice/ticket-kinds'
import { INVOICE_FIELDS } from '@xinjian/format/verify/from-read'
import { TICKET_FIELDS } from '@xinjian/format/verify/ticket-fields'
import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react'
import { useWords } from '../../../i18n/dictionary.ts'
import { Button } from '../../../ui/Button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Field, Input } from '../../../ui/Field.tsx'
import layout from '../../../ui/styles/layout.module.css'
import { useReaderWords } from '../readers/useReaderWords.ts'
import { useVerifyWords } from '../useVerifyWords.ts'
import { type Line, toConfirm } from './lines.ts'
import styles from './picture.module.css'
import { type Offer, useProposals } from './useProposals.ts'
import { useRightBy } from './useRightBy.ts'
import { useVoucherWords } from './voucher-words.ts'
import { words } from './words.ts'

/** Names and numbers that half a line would cut. */
const WIDE = new Set(['buyerName', 'buyerTaxNo', 'sellerName', 'sellerTaxNo', 'company', 'title'])

/** 数电票 have neither code nor check code: no empty field asks for them. */
const NOT_DIGITAL: readonly string[] = ['invoiceCode', 'checkCode']

function fieldsOf({ voucher, typed, values }: Line): string[] {
  const expected: readonly string[] =
    voucher.type === 'INVOICE' ? INVOICE_FIELDS : TICKET_FIELDS[voucher.kind as TicketKind]
  const digital = typed.invoiceNumber.length === 20
  return [...new Set([...expected, ...Object.keys(voucher.fields)])].filter(
    (name) => !digital || values[name] || !NOT_DIGITAL.includes(name),
  )
}

/** All fields of a voucher, to be corrected by keyboard alone. */
export function VoucherFields(props: {
  line: Line
  form: RefObject<HTMLFieldSetElement | null>
  onActive: (name: string | null) => void
  /** null = nothing may be changed. */
  onEdit: ((name: string, value: string) => void) | null
  /** What stands in these fields was looked at and is right. */
  onRight: (names: readonly string[]) => void
  /** @param doubtful the next that should be looked at; else the next of all. */
  onNext: (doubtful: boolean) => void
}) {
  const { line } = props
  const offers = useProposals(line.voucher, props.onEdit !== null)
  /** Says that one field is right; false = it was the last one to be looked at here. */
  const confirmField = (name: string): boolean => {
    if (line.doubts.includes(name)) props.onRight([name])
    const rest = line.doubts.filter((other) => other !== name)
    const next = rest.find((other) => line.doubts.indexOf(other) > line.doubts.indexOf(name))
    const to = next ?? rest[0]
    props.form.current?.querySelector<HTMLInputElement>(`input[name="${to}"]`)?.focus()
    return to !== undefined
  }
  const onKeyDown = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    // What stands in the field is kept as by leaving it.
    if (event.target instanceof HTMLElement) event.target.blur()
    const ahead = event.ctrlKey || event.metaKey
    if (event.shiftKey && props.onEdit !== null && event.target instanceof HTMLInputElement) {
      if (ahead) props.onRight(toConfirm(line))
      else if (confirmField(event.target.name)) return
    }
    props.onNext(ahead || event.shiftKey)
  }
  return (
    <fieldset ref={props.form} className={styles.fields} onKeyDown={onKeyDown}>
      {fieldsOf(line).map((name) => (
        <One key={`${line.voucher.id}/${name}`} {...props} name={name} offer={offers.get(name)} />
      ))}
    </fieldset>
  )
}

/** What the platform says of an amount it calls by one name stands at the field that holds it. */
function faultOf({ faults, typed, values }: Line, name: string): string | undefined {
  if (
    name === 'invoiceCode' ||
    name === 'invoiceNumber' ||
    name === 'issueDate' ||
    name === 'checkCode'
  )
    return faults[name]
  if (!faults.amount || typed.amount !== '') return undefined
  const asked = typed.invoiceNumber.length === 20 ? 'totalAmount' : 'amountExclTax'
  return name === asked && !values[name] ? faults.amount : undefined
}

function One(props: {
  line: Line
  name: string
  /** Of what was read there, and has not been touched. */
  offer: Offer | undefined
  onActive: (name: string | null) => void
  /** null = nothing may be changed. */
  onEdit: ((name: string, value: string) => void) | null
  onRight: (names: readonly string[]) => void
}) {
  const { line, name } = props
  const { voucher } = line
  const t = useWords(words)
  const say = useVoucherWords()
  const { fault } = useVerifyWords()
  const { t: by, name: nameOf } = useReaderWords()
  const rightBy = useRightBy()
  const value = line.values[name] ?? ''
  const [typed, setTyped] = useState(value)
  // Undone, or answered by the service: the field shows what holds.
  useEffect(() => setTyped(value), [value])
  const read = voucher.fields[name]
  const edited = name in voucher.edited
  const doubt = line.doubts.includes(name)
  const right = voucher.confirmed[name]
  const reader =
    read?.reader && by(read.unstated ? 'unstated' : 'readBy', { name: nameOf(read.reader) })
  const said = edited
    ? read
      ? t('readAs', { value: read.value })
      : t('readNothing')
    : right
      ? rightBy(right)
      : doubt && read
        ? [reader, !read.unstated && t('sure', { n: Math.round(read.confidence * 100) })]
            .filter(Boolean)
            .join(t('and'))
        : reader
  const wrong = faultOf(line, name)
  const shown = line.differs[name]
  const mayBeRight = doubt && !wrong && props.onEdit !== null && typed.trim() === value
  const offer = edited ? undefined : props.offer
  return (
    <Field
      label={say.field(name)}
      hint={
        mayBeRight ? (
          <span className={styles.hint}>
            {said}
            <Button size="sm" variant="quiet" icon="check" onClick={() => props.onRight([name])}>
              {t('right')}
            </Button>
          </span>
        ) : (
          said
        )
      }
      error={
        wrong
          ? fault(wrong)
          : shown !== undefined
            ? t('platformShows', { value: shown })
            : undefined
      }
      className={cx(doubt && styles.doubtful, WIDE.has(name) && layout.whole)}
    >
      {(ids) => (
        <>
          <Input
            {...ids}
            name={name}
            autoComplete="off"
            maxLength={200}
            readOnly={props.onEdit === null}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onFocus={() => props.onActive(name)}
            onBlur={() => {
              props.onActive(null)
              const kept = typed.trim()
              if (kept !== value) props.onEdit?.(name, kept)
            }}
          />
          {offer && (
            <Button size="sm" onClick={() => props.onEdit?.(name, offer.proposed)}>
              {t('propose', { value: offer.proposed, n: offer.times })}
            </Button>
          )}
        </>
      )}
    </Field>
  )
}
