/** For which enterprise, in which role, by which mobile. */
import { collect } from '@xinjian/contract/nouns/collect'
import { terminal } from '@xinjian/contract/nouns/collect/terminal'
import { useId, useState } from 'react'
import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { machine } from '../words/machine.ts'
import { Big, Frame } from './Frame.tsx'
import type { StepProps } from './Identity.tsx'
import styles from './machine.module.css'
import { useDo } from './useDo.ts'

const ROLES = ['LEGAL_REP', 'FINANCE', 'TAX_AGENT'] as const
interface Firm {
  name: string
  taxNo: string
}

export function FirmStep({ visit, onEnd, onNext }: StepProps) {
  const t = useWords(machine)
  const ids = useId()
  const { busy, refusal, run } = useDo()
  const [keyword, setKeyword] = useState('')
  const [found, setFound] = useState<Firm[] | null>(null)
  const [firm, setFirm] = useState<Firm | null>(null)
  const [role, setRole] = useState<(typeof ROLES)[number]>('LEGAL_REP')
  const [mobile, setMobile] = useState('')
  const find = () =>
    void run(async () => {
      const list = await visit.call(collect.searchEnterprise, { keyword })
      setFound(list)
      setFirm(list.length === 1 ? (list[0] ?? null) : null)
    })
  const go = (taxNo: string) =>
    void run(
      async () => {
        await visit.call(terminal.machineFirm, { taxNo, role, mobile })
        visit.step('FIRM', true)
        onNext()
      },
      () => visit.step('FIRM', false),
    )
  return (
    <Frame
      step={3}
      title={t('firm')}
      note={t('firmNote')}
      refusal={refusal}
      onEnd={onEnd}
      action={
        firm ? (
          <>
            <Big plain onClick={() => setFirm(null)}>
              {t('back')}
            </Big>
            <Big busy={busy} disabled={mobile.trim() === ''} onClick={() => go(firm.taxNo)}>
              {t('next')}
            </Big>
          </>
        ) : (
          <Big busy={busy} disabled={keyword.trim().length < 2} onClick={find}>
            {t('find')}
          </Big>
        )
      }
    >
      {firm ? (
        <>
          <p className={styles.card}>
            <strong>{firm.name}</strong>
            <span className={textStyles.muted}>{firm.taxNo}</span>
          </p>
          <div className={styles.field}>
            <label htmlFor={`${ids}r`}>{t('role')}</label>
            <select
              id={`${ids}r`}
              value={role}
              onChange={({ target }) => setRole(target.value as typeof role)}
            >
              {ROLES.map((one) => (
                <option key={one} value={one}>
                  {t(one)}
                </option>
              ))}
            </select>
          </div>
          <div className={styles.field}>
            <label htmlFor={`${ids}m`}>{t('mobile')}</label>
            <input
              id={`${ids}m`}
              inputMode="numeric"
              autoComplete="off"
              maxLength={20}
              value={mobile}
              onChange={({ target }) => setMobile(target.value)}
            />
          </div>
        </>
      ) : (
        <>
          <form
            className={styles.field}
            autoComplete="off"
            onSubmit={(event) => {
              event.preventDefault()
              find()
            }}
          >
            <label htmlFor={`${ids}k`}>{t('keyword')}</label>
            <input
              id={`${ids}k`}
              autoComplete="off"
              maxLength={60}
              value={keyword}
              onChange={({ target }) => setKeyword(target.value)}
            />
          </form>
          {found?.length === 0 && <p role="status">{t('noFirm')}</p>}
          <div className={styles.field}>
            {found?.map((one) => (
              <Button key={one.taxNo} size="lg" block onClick={() => setFirm(one)}>
                {one.name}（{one.taxNo}）
              </Button>
            ))}
          </div>
        </>
      )}
    </Frame>
  )
}
