import { linkForm } from '@xinjian/contract/forms/channel'
import { channel } from '@xinjian/contract/nouns/channel'
import { COLLECT_KINDS, type CollectKind } from '@xinjian/contract/nouns/collect'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { Form, SubmitButton } from '../../form/Form.tsx'
import { TextField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { useMay } from '../../shell/may.ts'
import { Card } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import layout from '../../ui/styles/layout.module.css'
import textStyles from '../../ui/styles/text.module.css'
import styles from './collect.module.css'
import { LinkTarget } from './LinkTarget.tsx'
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
  const [kind, setKind] = useState<CollectKind>('TAX')
  const form = useForm(linkForm, {
    blame: 'source',
    onSubmit: async (asked) =>
      setMade(
        await call(
          channel.collectLink,
          { ...asked, ...(taxNo && { taxNo }), ...(kind !== 'TAX' && { kind }) },
          { silent: true },
        ),
      ),
  })
  return (
    <div className={layout.stack4}>
      <Segmented
        label={t('asks')}
        value={kind}
        // A link that was made asks for what it was made for.
        onChange={(next) => {
          setMade(null)
          setKind(next)
        }}
        options={COLLECT_KINDS.map((key) => ({ key, label: t(key) }))}
      />
      <p className={textStyles.muted}>{t(kind === 'ERP' ? 'introErp' : 'intro')}</p>
      <LinkTarget taxNo={taxNo} name={name} onAny={onAny} />
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
