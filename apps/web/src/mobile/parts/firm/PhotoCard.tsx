import { type ChangeEvent, useId } from 'react'
import { useWords } from '../../../i18n/dictionary.ts'
import button from '../../../ui/button.module.css'
import { cx } from '../../../ui/cx.ts'
import textStyles from '../../../ui/styles/text.module.css'
import type { LicenseReading } from '../../tax/hooks/use-license.ts'
import { entry } from '../../words/entry.ts'
import styles from './license.module.css'

/** The place of the photo: an outline to fill, the picture while it is read, or a way to take another. */
export function PhotoCard({ license, read }: { license: LicenseReading; read: boolean }) {
  const t = useWords(entry)
  const { picture, phase, busy } = license
  const id = useId()
  const give = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (file) license.read(file)
  }
  return (
    <section className={read && !busy ? cx(styles.photo, styles.photoDone) : styles.photo}>
      <div className={busy ? cx(styles.photoFrame, styles.isBusy) : styles.photoFrame}>
        {picture ? <img src={picture} alt="" /> : <Outline />}
        {busy && (
          <p role="status">
            <span className={button.spin} />
            {t(phase === 'PREPARING' ? 'preparing' : 'reading')}
          </p>
        )}
      </div>
      <div className={styles.photoWays}>
        <label
          className={read ? button.btn : cx(button.btn, button['btn-primary'])}
          data-part="button"
          data-variant="primary"
          aria-disabled={busy}
        >
          {t(read ? 'retake' : 'take')}
          <input
            className={textStyles.srOnly}
            type="file"
            accept="image/*"
            capture="environment"
            disabled={busy}
            onChange={give}
          />
        </label>
        <label className={button.btn} data-part="button" htmlFor={id} aria-disabled={busy}>
          {t('album')}
          <input
            id={id}
            className={textStyles.srOnly}
            type="file"
            accept="image/jpeg,image/png"
            disabled={busy}
            onChange={give}
          />
        </label>
      </div>
      {!read && <p className={styles.photoHint}>{t('photoHint')}</p>}
    </section>
  )
}

/** A licence lying on its side, drawn with the few lines one knows it by. */
function Outline() {
  return (
    <svg viewBox="0 0 300 200" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M12 44V12h32M256 12h32v32M288 156v32h-32M44 188H12v-32" strokeWidth="3" />
      <rect x="34" y="30" width="232" height="140" rx="4" strokeWidth="1" opacity=".55" />
      <circle cx="150" cy="52" r="10" strokeWidth="1" opacity=".7" />
      <path d="M112 78h76" strokeWidth="5" opacity=".75" />
      <path d="M54 104h84M54 120h70M54 136h78M162 104h84M162 120h58" opacity=".55" />
      <circle cx="222" cy="144" r="17" stroke="var(--seal-500)" opacity=".7" />
    </svg>
  )
}
