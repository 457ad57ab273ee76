import { decodeFacts, encodeFacts } from '../joint/snapshot.ts'
