import { linkForm } from '@xinjian/contract/forms/channel'
import { channel } from '@xinjian/contract/nouns/channel'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { Form, SubmitButton } from '../../form/Form.tsx'
import { TextField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { useMay } from '../../shell/may.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/Icon.tsx'
import layout from '../../ui/styles/layout.module.css'
import textStyles from '../../ui/styles/text.module.css'
import styles from './collect.module.css'
import { type Made, MadeLink } from './MadeLink.tsx'
import { words } from './words.ts'

/** Makes the link that an enterprise opens on a phone: for the chosen enterprise, or for whoever opens it. */
export function LinkPanel(props: { taxNo: string | null; name: string; onAny: () => void }) {
  const t = useWords(words)
  const may = useMay('collect.link')
  return (
    <Card title={t('panel')}>
      {may ? (
        <Maker key={props.taxNo ?? ''} {...props} />
      ) : (
        <p className={styles.note}>
          <Icon name="lock" size={16} />
          {t('noRight')}
        </p>
      )}
    </Card>
  )
}

function Maker({ taxNo, name, onAny }: { taxNo: string | null; name: string; onAny: () => void }) {
  const t = useWords(words)
  const [made, setMade] = useState<Made | null>(null)
  const form = useForm(linkForm, {
    blame: 'source',
    onSubmit: async (asked) =>
      setMade(
        await call(channel.collectLink, { ...asked, ...(taxNo && { taxNo }) }, { silent: true }),
      ),
  })
  return (
    <div className={layout.stack4}>
      <p className={textStyles.muted}>{t('intro')}</p>
      <div className={styles.target}>
        <span className={textStyles.mutedSm}>{t('for')}</span>
        <b>{taxNo ? name || taxNo : t('any')}</b>
        {taxNo ? (
          <>
            <small className={cx(textStyles.num, textStyles.muted)}>{taxNo}</small>
            <Button size="sm" variant="quiet" onClick={onAny}>
              {t('anyOne')}
            </Button>
          </>
        ) : (
          <small className={textStyles.muted}>{t('anyHint')}</small>
        )}
      </div>
      <Form of={form} className={styles.make}>
        <TextField of={form} name="source" label={t('source')} hint={t('sourceHint')} />
        <SubmitButton of={form} variant={made ? 'default' : 'primary'} icon="link">
          {made ? t('again') : t('make')}
        </SubmitButton>
      </Form>
      {made ? <MadeLink {...made} /> : null}
    </div>
  )
}
