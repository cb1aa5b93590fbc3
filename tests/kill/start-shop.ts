/** The shop as `server/start.ts` starts it, with one kind of goods more on sale. */
import { loadConfig } from '#server/config.ts'
import { soldKinds } from '#server/purchases/kinds/sold-kinds.ts'
import { runServer } from '#server/run-server.ts'
import { roomKind } from './rooms.ts'

await runServer(loadConfig(process.env), { ...soldKinds, getaway: roomKind(process.env.SUPPLIER_URL ?? '') })
