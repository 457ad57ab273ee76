import type { ChannelRow } from '@xinjian/contract/nouns/channel'
import { Form, FormRefusal, SubmitButton } from '../../form/Form.tsx'
import type { FormHandle } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Card } from '../../ui/Card.tsx'
import { ChannelFields, type ChannelTheme } from './ChannelFields.tsx'
import styles from './channel.module.css'
import { LogoField } from './LogoField.tsx'
import { ProductTicks } from './ProductTicks.tsx'
import { words } from './words.ts'

/** Name, title, colour, picture, products. */
export function ThemeCard(props: {
  row: ChannelRow
  form: FormHandle<ChannelTheme>
  products: readonly string[] | null
  onProducts: (codes: string[] | null) => void
  may: boolean
}) {
  const t = useWords(words)
  const { row, form, may } = props
  return (
    <Card title={t('theme')} extra={may && <SubmitButton of={form}>{t('saveTheme')}</SubmitButton>}>
      <Form of={form} className={styles.fields}>
        <fieldset disabled={!may} className={styles.plain}>
          <ChannelFields of={form} />
        </fieldset>
        <ProductTicks ticked={props.products} disabled={!may} onChange={props.onProducts} />
        <FormRefusal of={form} />
      </Form>
      <LogoField row={row} may={may} />
    </Card>
  )
}
