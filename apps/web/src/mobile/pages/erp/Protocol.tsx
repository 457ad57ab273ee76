import { ErpPage } from '../../parts/phone-page.tsx'
import { Create } from '../Create.tsx'

const VIEWS = { create: Create }

export const Component = () => <ErpPage views={VIEWS} />
