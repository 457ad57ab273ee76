import { useId, useState } from 'react'
import { useWords } from '../../i18n/dictionary.ts'
import { machine } from '../words/machine.ts'
import { Big, Frame } from './Frame.tsx'
import { enrol, type OwnTerminal } from './key.ts'
import styles from './machine.module.css'
import { useDo } from './useDo.ts'

/** The set-up code is typed by staff, once. */
export function SetUp({ onDone }: { onDone: (own: OwnTerminal) => void }) {
  const t = useWords(machine)
  const id = useId()
  const [code, setCode] = useState('')
  const { busy, refusal, run } = useDo()
  const go = () => void run(async () => onDone(await enrol(code.trim())))
  return (
    <Frame
      title={t('setUp')}
      note={t('setUpNote')}
      refusal={refusal}
      action={
        <Big busy={busy} disabled={code.trim() === ''} onClick={go}>
          {t('enable')}
        </Big>
      }
    >
      <form
        className={styles.field}
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault()
          go()
        }}
      >
        <label htmlFor={id}>{t('code')}</label>
        <input
          id={id}
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
      </form>
    </Frame>
  )
}
