import type { TicketKind } from '@xinjian/format/invoice/ticket-kinds'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../../i18n/dictionary.ts'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { ResultTag } from '../ResultTag.tsx'
import { type Line, toSee } from './lines.ts'
import { PageView } from './PageView.tsx'
import styles from './picture.module.css'
import { Said } from './Said.tsx'
import type { useEdits } from './useEdits.ts'
import { VoucherFields } from './VoucherFields.tsx'
import { useVoucherWords } from './voucher-words.ts'
import { words } from './words.ts'

/** One voucher: its page with what was read over it, and its fields. */
export function Bench(props: {
  lines: readonly Line[]
  at: number
  /** null = nothing may be changed. */
  edits: ReturnType<typeof useEdits> | null
  onGo: (id: number) => void
}) {
  const { lines, at, edits } = props
  const line = lines[at]!
  const { voucher } = line
  const t = useWords(words)
  const say = useVoucherWords()
  const [active, setActive] = useState<string | null>(null)
  const form = useRef<HTMLFieldSetElement>(null)
  // Only whoever came by the keyboard is led into the fields: a press on a row must not open a phone's keyboard.
  const byKeys = useRef(false)
  const [looked, setLooked] = useState<ReadonlySet<number>>(new Set())
  const focus = (name: string) =>
    form.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.focus()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each voucher
  useEffect(() => {
    if (!byKeys.current) return
    byKeys.current = false
    const first = line.doubts[0] ?? form.current?.querySelector('input')?.name
    if (first) focus(first)
  }, [voucher.id])
  const go = (to: number, keys = false) => {
    const next = lines[to]
    if (!next) return
    byKeys.current = keys
    props.onGo(next.voucher.id)
  }
  /** Whoever goes on by the keyboard has looked at this one. */
  const goOn = (to: number | undefined) => {
    setLooked((before) => new Set(before).add(voucher.id))
    if (to !== undefined) go(to, true)
  }
  const ahead = toSee(lines, at, looked)
  const nextDoubtful = ahead.find((i) => i !== at)
  const undo = () => {
    const id = edits?.undo() ?? null
    if (id !== null) props.onGo(id)
  }
  return (
    <Card
      title={
        <span className={styles.head}>
          {say.kind(voucher.kind, line.typed)}
          {voucher.check && <ResultTag of={voucher.check} />}
        </span>
      }
      extra={
        <span className={styles.head}>
          <span className={styles.count}>{t('bench', { n: at + 1, total: lines.length })}</span>
          <IconButton
            icon="left"
            label={t('previous')}
            disabled={at === 0}
            onClick={() => go(at - 1)}
          />
          <IconButton
            icon="right"
            label={t('next')}
            disabled={at === lines.length - 1}
            onClick={() => go(at + 1)}
          />
          {edits && nextDoubtful !== undefined && (
            <Button size="sm" onClick={() => goOn(nextDoubtful)}>
              {t('toSee', { n: ahead.length })}
            </Button>
          )}
          {edits && (
            <Button size="sm" variant="quiet" disabled={!edits.mayUndo} onClick={undo}>
              {t('undo')}
            </Button>
          )}
        </span>
      }
    >
      <Said line={line} edits={edits} />
      <div className={styles.bench}>
        <PageView line={line} active={active} onPick={focus} />
        <div>
          {voucher.type === 'TICKET' && (
            <p className={styles.why} role="note">
              {say.whyNot(voucher.kind as TicketKind)}
            </p>
          )}
          <VoucherFields
            line={line}
            form={form}
            onActive={setActive}
            onEdit={edits && ((name, value) => edits.edit(voucher, name, value))}
            onRight={(names) => edits?.confirm(voucher, names)}
            onNext={(doubtful) => goOn(doubtful ? nextDoubtful : at + 1)}
          />
          {edits && (
            <p className={styles.keys}>
              {t('yellow')} <span className={styles.mouse}>{t('keys')}</span>
            </p>
          )}
        </div>
      </div>
    </Card>
  )
}
