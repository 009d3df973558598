import { hear } from './newest';

/** Where webpack's development server speaks to its pages. */
const SOCKET = '/ws';

/** Listens to the development server, beside its own client, which takes no notice of messages that it does not know. */
const socket = new WebSocket(`${window.location.origin.replace(/^http/, 'ws')}${SOCKET}`);
socket.addEventListener('message', ({ data }) => hear(String(data)));
